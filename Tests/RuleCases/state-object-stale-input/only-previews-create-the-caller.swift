// Only previews create the view that passes the value, so no user sees an old one

import SwiftUI

final class PromptModel: ObservableObject {
    @Published var isBusy = false
    let source: String

    init(source: String) { self.source = source }
}

struct Prompt: View {
    let source: String

    var body: some View {
        VStack { PromptContent(source: source) }
    }
}

struct PromptContent: View {
    @StateObject private var model: PromptModel

    init(source: String) {
        _model = StateObject(wrappedValue: PromptModel(source: source))
    }

    var body: some View { Text(model.source) }
}

#Preview {
    Prompt(source: "First")
}

#Preview {
    Prompt(source: "Second")
}
