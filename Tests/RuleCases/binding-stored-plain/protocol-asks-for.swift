// A protocol asks for it

import SwiftUI

protocol Selecting {
    var selection: Binding<Int> { get }
}

struct Chooser: View, Selecting {
    let selection: Binding<Int>
    var body: some View { Text("\(selection.wrappedValue)") }
}
