// A closure of the body cannot call the mutating method that the observer calls

import SwiftUI

struct Picker: View {
    @State private var text = "" {
        didSet { update() }
//      ^~~~~~ warning: 'didSet' of 'text' does not run when 'TextField' changes it through '$text'
//      suggested fix: Bind 'text' with closures, because each child that gets the binding then counts as changed on every update of 'Picker'
    }
    private var count = 0

    var body: some View { TextField("Text", text: $text) }

    private mutating func update() { count += 1 }
}
// --- fixed
import SwiftUI

struct Picker: View {
    @State private var text = "" {
        didSet { update() }
    }
    private var count = 0

    var body: some View { TextField("Text", text: Binding(get: { text }, set: { text = $0 })) }

    private mutating func update() { count += 1 }
}
