// A part of the identity is new each time

import SwiftUI

struct Row: View {
    let title: String

    var body: some View {
        Text(title).id("\(title)-\(UUID())")
//                     ^~~~~~~~~~~~~~~~~~~~ warning: '.id("\(title)-\(UUID())")' resets the view's state, focus and scroll position on every update; keep one identity
//                     suggested fix: Remove '.id("\(title)-\(UUID())")', because something may rely on the view starting over
    }
}
// --- fixed
import SwiftUI

struct Row: View {
    let title: String

    var body: some View {
        Text(title)
    }
}
