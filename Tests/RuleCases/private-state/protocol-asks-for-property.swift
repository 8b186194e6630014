// A protocol asks for the property

import SwiftUI

protocol Countable {
    var count: Int { get }
}

struct Counter: View, Countable {
    @State var count = 0

    var body: some View {
        Text("\(count)")
    }
}
