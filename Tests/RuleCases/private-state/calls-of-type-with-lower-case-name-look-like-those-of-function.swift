// Nothing tells a call of a type with a lower-case name from that of a function, so callers may pass the value
// needs manual work: the caller no longer passes the title

import SwiftUI

struct editorTab: View {
    @State var title = ""
//             ^~~~~ info: Callers of 'editorTab' can set 'title', but @State ignores later values; make it private
//             suggested fix: Make 'title' private, because a call of 'editorTab' looks like a function call, so not all callers are known

    var body: some View {
        Text(title).onTapGesture { title = "" }
    }
}

struct Editor: View {
    var body: some View {
        editorTab(title: "Main")
    }
}
// --- fixed
import SwiftUI

struct editorTab: View {
    @State private var title = ""

    var body: some View {
        Text(title).onTapGesture { title = "" }
    }
}

struct Editor: View {
    var body: some View {
        editorTab(title: "Main")
    }
}
