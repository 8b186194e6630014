// The coordinator of the view that gets the binding reads it

import SwiftUI
import UIKit

@main
struct Sample: App {
    var body: some Scene { WindowGroup { Home() } }
}

struct Home: View {
    @State private var text = ""
    var body: some View { Field(text: $text) }
}

struct Field: UIViewRepresentable {
    @Binding var text: String

    func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        field.delegate = context.coordinator
        return field
    }

    func updateUIView(_ view: UITextField, context: Context) {}

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    final class Coordinator: NSObject, UITextFieldDelegate {
        let parent: Field
        init(_ parent: Field) { self.parent = parent }

        func textFieldDidEndEditing(_ field: UITextField) {
            if parent.text.isEmpty { parent.text = field.text ?? "" }
        }
    }
}
