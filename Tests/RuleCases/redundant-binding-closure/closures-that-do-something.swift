// They convert, animate, ignore, unwrap, do more, or run an observer

import SwiftUI

struct Item {
    var name = ""
}

struct Form1: View {
    @State private var count = 0 { didSet { save() } }
    @State private var optional: Item?
    @State private var counts = ["a": 1]
    @State private var isOn = false
    @FocusState private var isFocused: Bool
    @State private var item = Item()
    let save: () -> Void

    var body: some View {
        Stepper("\(count)", value: Binding(get: { count }, set: { count = $0 }))
        TextField("", text: Binding(get: { optional!.name }, set: { optional!.name = $0 }))
        Stepper("", value: Binding(get: { counts["a", default: 0] }, set: { counts["a", default: 0] = $0 }))
        Toggle("", isOn: Binding(get: { !isOn }, set: { isOn = !$0 }))
        Toggle("", isOn: Binding(get: { isOn }, set: { isOn = $0; save() }))
        Toggle("", isOn: Binding(get: { isOn }, set: { new in withAnimation { isOn = new } }))
        Toggle("", isOn: Binding(get: { isOn }, set: { _ in }))
        Toggle("", isOn: Binding(get: { isFocused }, set: { isFocused = $0 }))
        Toggle("", isOn: Binding(get: { isOn }, set: { value, transaction in isOn = value }))
    }
}
