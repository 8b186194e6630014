// A type eraser of a given object, and something of a foreign type made from one, may be but a view of it

import SwiftUI
import Combine

final class Content: ObservableObject {
    func load() {}
}

final class AnyContent: ObservableObject {
    private let content: Content
    init(_ content: Content) { self.content = content }
    func load() { content.load() }
}

struct Home: View {
    @ObservedObject private var content: AnyContent

    init(content: Content) { self.content = AnyContent(content) }

    var body: some View { Text("Home").onAppear { content.load() } }
}

struct Short: View {
    @ObservedObject private var content: AnyContent
    @ObservedObject private var view: ForeignView<Content>

    init(content: Content) {
        self.content = .init(content)
        self.view = .init(content, observe: { $0 })
    }

    var body: some View { Text("Short").onAppear { content.load() } }
}
