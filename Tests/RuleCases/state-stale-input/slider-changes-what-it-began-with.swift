// People change the value in the view itself, so a new identity for each value would end what they are doing

import SwiftUI

struct ProgressEditor: View {
    let save: (Double) -> Void
    @State private var value: Double

    init(progress: Double, save: @escaping (Double) -> Void) {
        self.save = save
        _value = State(initialValue: progress)
    }

    var body: some View {
        Slider(value: $value, in: 0...1) { isEditing in
            if !isEditing { save(value) }
        }
    }
}

struct Home: View {
    @State private var progress = 0.0

    var body: some View {
        ProgressEditor(progress: progress) { progress = $0 }
//                               ^~~~~~~~ info: 'ProgressEditor' keeps its first 'value' when the caller's value changes; use a @Binding
//                               suggested fix: Bind 'value' to the caller's value, because changes to 'value' in 'ProgressEditor' then also change the caller's value
        Button("Start over") { progress = 0 }
    }
}
// --- fixed
import SwiftUI

struct ProgressEditor: View {
    let save: (Double) -> Void
    @Binding private var value: Double

    init(progress: Binding<Double>, save: @escaping (Double) -> Void) {
        self.save = save
        _value = progress
    }

    var body: some View {
        Slider(value: $value, in: 0...1) { isEditing in
            if !isEditing { save(value) }
        }
    }
}

struct Home: View {
    @State private var progress = 0.0

    var body: some View {
        ProgressEditor(progress: $progress) { progress = $0 }
        Button("Start over") { progress = 0 }
    }
}
