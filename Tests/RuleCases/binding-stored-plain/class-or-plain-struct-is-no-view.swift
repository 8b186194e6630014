// A class or a plain struct is no view

import SwiftUI

final class Coordinator {
    let text: Binding<String>
    init(_ text: Binding<String>) { self.text = text }
}

struct Row {
    let isOn: Binding<Bool>
}
