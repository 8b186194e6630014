// Where the toolchain is not known, it is information

import SwiftUI

final class Chat: ObservableObject {
    @Published var title = ""
}

struct ChatView: View {
    @State
    @ObservedObject
    private var chat = Chat()
//              ^~~~ info: 'chat' has @State and @ObservedObject, which will not compile with Xcode 27 because both declare '_chat'
//              suggested fix: Remove @ObservedObject, because 'chat' then works without '@ObservedObject'
//              suggested fix: Remove @State, because '@ObservedObject' then has to keep 'chat' itself

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
