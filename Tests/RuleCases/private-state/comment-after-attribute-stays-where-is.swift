// A comment after the attribute stays where it is

import SwiftUI

struct Note: View {
    @State // set when the text is tapped
    var isOpen = false
//      ^~~~~~ warning: Callers of 'Note' can set 'isOpen', but @State ignores later values; make it private
//      safe fix: Make 'isOpen' private

    var body: some View {
        Text("Note").onAppear { isOpen = true }
    }
}
// --- fixed
import SwiftUI

struct Note: View {
    @State // set when the text is tapped
    private var isOpen = false

    var body: some View {
        Text("Note").onAppear { isOpen = true }
    }
}
