// The type of a property is not known: no fix

import SwiftUI

struct Detail: View {
    @State private var number: Int
//                     ^~~~~~ warning: 'number' is private and has no initial value, which makes the initializer of 'Detail' private
    var title = makeTitle()

    var body: some View {
        Text(title)
    }
}

func makeTitle() -> String { "" }
