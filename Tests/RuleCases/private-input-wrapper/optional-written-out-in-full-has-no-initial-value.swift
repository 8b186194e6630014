// An optional written out in full has no initial value

import SwiftUI

struct Detail: View {
    @State private var number: Optional<Int>
//                     ^~~~~~ warning: Other code cannot create 'Detail', because its private 'number' has no initial value; give it one
//                     suggested fix: Add an initializer that takes 'number', because you have to update the initializer when the properties of 'Detail' change
    let title: String

    var body: some View {
        Text(title)
    }
}
// --- fixed
import SwiftUI

struct Detail: View {
    @State private var number: Optional<Int>
    let title: String

    init(number initialNumber: Optional<Int>, title: String) {
        _number = State(initialValue: initialNumber)
        self.title = title
    }

    var body: some View {
        Text(title)
    }
}
