// A binding is passed

import SwiftUI

struct Editor: View {
    @Binding private var name: String

    init(name: Binding<String>) {
        _name = name
    }

    var body: some View {
        TextField("Name", text: $name)
    }
}
