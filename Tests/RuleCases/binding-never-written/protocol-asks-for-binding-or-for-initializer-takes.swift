// A protocol asks for the binding, or for the initializer that takes it

import SwiftUI

protocol Selecting {
    var selection: Int { get nonmutating set }
}

protocol Editing: View {
    init(text: Binding<String>)
}

struct Picker: View, Selecting {
    @Binding var selection: Int
    var body: some View { Text("\(selection)") }
}

struct Reader: Editing {
    @Binding var text: String
    var body: some View { Text(text) }
}
