// A coordinator's binding works

import SwiftUI

class Coordinator: NSObject {
    @Binding var text: String
    init(_ text: Binding<String>) { _text = text }
}
