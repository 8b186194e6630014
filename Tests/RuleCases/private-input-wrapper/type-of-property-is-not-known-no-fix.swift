// The type of a property is not known: no fix

import SwiftUI

struct Detail: View {
    @State private var number: Int
//                     ^~~~~~ warning: Other code cannot create 'Detail', because its private 'number' has no initial value; give it one
    var title = makeTitle()

    var body: some View {
        Text(title)
    }
}

func makeTitle() -> String { "" }
