// One call relies on the object that the view makes for itself, so the view is to own it

import SwiftUI

final class Speech: ObservableObject {
    @Published var text = ""
}

struct Recorder: View {
    @StateObject var speech = Speech()

    var body: some View {
        Text(speech.text)
    }
}

struct Phone: View {
    @StateObject private var speech = Speech()

    var body: some View {
        Recorder(speech: speech)
    }
}

struct Desktop: View {
    @State private var text = ""

    var body: some View {
        TextField("Text", text: $text)
        Recorder()
    }
}
