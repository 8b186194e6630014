// A part of the identity is new each time

import SwiftUI

struct Row: View {
    let title: String

    var body: some View {
        TextField(title, text: .constant("")).id("\(title)-\(UUID())")
//                                               ^~~~~~~~~~~~~~~~~~~~ warning: '.id("\(title)-\(UUID())")' resets the view's state, focus, and scroll position on every update; use a stable identity
//                                               suggested fix: Remove '.id("\(title)-\(UUID())")', because the view may be reset on purpose
    }
}
// --- fixed
import SwiftUI

struct Row: View {
    let title: String

    var body: some View {
        TextField(title, text: .constant(""))
    }
}
