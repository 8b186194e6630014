// No fix where the initializer uses its parameter twice or makes the binding itself

import SwiftUI

struct Caption: View {
    @Binding private var text: String
//                       ^~~~ info: 'Caption' only reads its @Binding; 'let text: String' is enough

    init(text: Binding<String>) {
        _text = text
        print(text.wrappedValue)
    }

    var body: some View {
        Text(text)
    }
}

struct Label: View {
    @Binding private var text: String
//                       ^~~~ info: 'Label' only reads its @Binding; 'let text: String' is enough

    init() {
        _text = Binding(get: { "" }, set: { _ in })
    }

    var body: some View {
        Text(text)
    }
}
