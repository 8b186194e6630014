// Another initializer passes the binding on, so the calls of that initializer keep it

import SwiftUI

struct LoadingButton<Content: View, Failure: View>: View {
    @Binding var title: String
//               ^~~~~ info: 'LoadingButton' only reads its @Binding; 'let title: String' is enough
//               suggested fix: Take 'title' as a plain value, because closures that run later read the value that 'LoadingButton' was created with
    let content: Content
    var failure: Failure

    var body: some View {
        Text(title)
        content
        failure
    }
}

extension LoadingButton where Failure == EmptyView {
    init(title: Binding<String>, content: Content) {
        self.init(title: title, content: content, failure: EmptyView())
    }
}

struct Home: View {
    @State private var title = ""
    var body: some View {
        TextField("Title", text: $title)
        LoadingButton(title: $title, content: Text("Send"))
        LoadingButton(title: .constant("Send"), content: Text("Send"))
    }
}
// --- fixed
import SwiftUI

struct LoadingButton<Content: View, Failure: View>: View {
    let title: String
    let content: Content
    var failure: Failure

    var body: some View {
        Text(title)
        content
        failure
    }
}

extension LoadingButton where Failure == EmptyView {
    init(title: Binding<String>, content: Content) {
        self.init(title: title.wrappedValue, content: content, failure: EmptyView())
    }
}

struct Home: View {
    @State private var title = ""
    var body: some View {
        TextField("Title", text: $title)
        LoadingButton(title: $title, content: Text("Send"))
        LoadingButton(title: .constant("Send"), content: Text("Send"))
    }
}
