// Passed on as a value, through an initializer that an extension adds

import SwiftUI

struct Row: View {
    @Binding var title: String
//               ^~~~~ info: 'Row' only reads its @Binding; 'let title: String' is enough
//               suggested fix: Take 'title' as a plain value, because closures that run later read the value that 'Row' was created with
    let isBold: Bool

    var body: some View {
        Text(title)
    }
}

extension Row {
    init(bold title: Binding<String>) {
        self.init(title: title, isBold: true)
    }
}

struct List: View {
    @State private var name = ""

    var body: some View {
        Row(bold: $name)
    }
}
// --- fixed
import SwiftUI

struct Row: View {
    let title: String
    let isBold: Bool

    var body: some View {
        Text(title)
    }
}

extension Row {
    init(bold title: Binding<String>) {
        self.init(title: title.wrappedValue, isBold: true)
    }
}

struct List: View {
    @State private var name = ""

    var body: some View {
        Row(bold: $name)
    }
}
