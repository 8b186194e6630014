// A public initializer has callers that nobody knows

import SwiftUI

public struct Caption: View {
    @Binding private var text: String
//                       ^~~~ info: 'Caption' only reads its @Binding; 'let text: String' is enough
//                       suggested fix: Take 'text' as a plain value, because the initializer of 'Caption' is public, and callers outside the project would have to change

    public init(text: Binding<String>) {
        _text = text
    }

    public var body: some View {
        Text(text)
    }
}
// --- fixed
import SwiftUI

public struct Caption: View {
    private let text: String

    public init(text: String) {
        self.text = text
    }

    public var body: some View {
        Text(text)
    }
}
