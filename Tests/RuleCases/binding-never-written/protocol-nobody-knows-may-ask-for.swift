// A protocol that nobody knows may ask for it

import SwiftUI
import Toolbox

struct Picker: View, ToolboxPicker {
    @Binding var selection: Int
    var body: some View { Text("\(selection)") }
}
