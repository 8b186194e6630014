// Where the toolchain is not known, it is information

import SwiftUI

final class Chat: ObservableObject {
    @Published var title = ""
}

struct ChatView: View {
    @State
    @ObservedObject
    private var chat = Chat()
//              ^~~~ info: 'chat' has @State and @ObservedObject: built with Xcode 27 it does not compile, because both declare '_chat'
//              suggested fix: Remove @ObservedObject, because what '@ObservedObject' does for 'chat' is gone then
//              suggested fix: Remove @State, because '@ObservedObject' has to keep 'chat' itself then

    var body: some View {
        Text(chat.title)
    }
}
// --- fixed
import SwiftUI

final class Chat: ObservableObject {
    @Published var title = ""
}

struct ChatView: View {
    @State
    private var chat = Chat()

    var body: some View {
        Text(chat.title)
    }
}
