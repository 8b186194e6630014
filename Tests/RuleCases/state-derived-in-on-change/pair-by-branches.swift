// Every branch sets the other value, and one of the two belongs to the caller

import SwiftUI

enum Argument: Hashable { case any, between(Int?, Int?) }

struct Mode: View {
    @Binding var value: Argument
    @State private var mode = Argument.any

    var body: some View {
        Picker("Mode", selection: $mode) { Text("Any").tag(Argument.any) }
            .onChange(of: mode) {
                value = mode
            }
            .onChange(of: value) {
//           ^~~~~~~~ info: 'mode' and 'value' set each other, so every change of one causes a second update
                switch value {
                case .between:
                    mode = .between(nil, nil)
                default:
                    mode = value
                    break
                }
            }
    }
}

struct Volume: View {
    @State private var level = 0
    @State private var isLoud = false

    var body: some View {
        Stepper("Level", value: $level)
        Toggle("Loud", isOn: $isLoud)
            .onChange(of: isLoud) { _, new in level = new ? 10 : 1 }
            .onChange(of: level) { _, new in
//           ^~~~~~~~ info: 'isLoud' and 'level' set each other, so every change of one causes a second update
                if new > 10 {
                    isLoud = true
                } else if new > 5 {
                    isLoud = new > 7
                } else {
                    isLoud = false
                }
            }
    }
}

struct Digits: View {
    @Binding var number: Int
    @State private var text = ""

    var body: some View {
        TextField("Number", text: $text)
            .onChange(of: text) { number = Int(text) ?? 0 }
            .onChange(of: number) { text = String(number) }
//           ^~~~~~~~ info: 'text' and 'number' set each other, so every change of one causes a second update
    }
}
