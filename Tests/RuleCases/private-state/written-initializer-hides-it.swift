// No call can set state that the written initializers do not take

import SwiftUI

struct Card: View {
    let title: String
    @State var isOn = false
//             ^~~~ info: 'isOn' belongs only to 'Card'; make it private
//             safe fix: Make 'isOn' private
    @State var isOpen = false
//             ^~~~~~ info: 'isOpen' belongs only to 'Card'; make it private
//             safe fix: Make 'isOpen' private

    init(title: String, isOpen: Bool) {
        self.title = title
        _isOpen = State(initialValue: isOpen)
    }

    var body: some View {
        Toggle(title, isOn: $isOn)
        Toggle(title, isOn: $isOpen)
    }
}

struct Label: View {
    let title: String
    @State var isOn = false
//             ^~~~ warning: Callers of 'Label' can set 'isOn', but @State ignores later values; make it private
//             safe fix: Make 'isOn' private

    var body: some View { Toggle(title, isOn: $isOn) }
}
// --- fixed
import SwiftUI

struct Card: View {
    let title: String
    @State private var isOn = false
    @State private var isOpen = false

    init(title: String, isOpen: Bool) {
        self.title = title
        _isOpen = State(initialValue: isOpen)
    }

    var body: some View {
        Toggle(title, isOn: $isOn)
        Toggle(title, isOn: $isOpen)
    }
}

struct Label: View {
    let title: String
    @State private var isOn = false

    var body: some View { Toggle(title, isOn: $isOn) }
}
