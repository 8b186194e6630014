// Two parts, one of them new each time

import SwiftUI

struct Row: View {
    let title: String

    var body: some View {
        VStack {
            Text(title)
        }.id(title + String(arc4random()))
//           ^~~~~~~~~~~~~~~~~~~~~~~~~~~~ warning: '.id(title + String(arc4random()))' resets the view's state, focus, and scroll position on every update; use a stable identity
//           suggested fix: Remove '.id(title + String(arc4random()))', because the view may be reset on purpose
    }
}
// --- fixed
import SwiftUI

struct Row: View {
    let title: String

    var body: some View {
        VStack {
            Text(title)
        }
    }
}
