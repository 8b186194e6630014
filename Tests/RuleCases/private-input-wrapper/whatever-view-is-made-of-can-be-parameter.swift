// Whatever a view is made of can be a parameter
// also reported by: binding-never-written

import SwiftUI

final class Model: ObservableObject {}

struct Detail<Content: View>: View {
    @State private var number: Int
//                     ^~~~~~ warning: Other code cannot create 'Detail', because its private 'number' has no initial value; give it one
//                     suggested fix: Add an initializer that takes 'number', because you have to update the initializer when the properties of 'Detail' change
    @State private var isOpen = false
    @Environment(\.dismiss) private var dismiss
    @Binding var isOn: Bool
    @ObservedObject var model: Model
    let step = 1
    var size = 12
    var note: String?
    let onTap: () -> Void
    @ViewBuilder let content: () -> Content

    // What is shown
    var body: some View {
        content()
    }
}
// --- fixed
import SwiftUI

final class Model: ObservableObject {}

struct Detail<Content: View>: View {
    @State private var number: Int
    @State private var isOpen = false
    @Environment(\.dismiss) private var dismiss
    @Binding var isOn: Bool
    @ObservedObject var model: Model
    let step = 1
    var size = 12
    var note: String?
    let onTap: () -> Void
    @ViewBuilder let content: () -> Content

    init(
        number initialNumber: Int,
        isOn: Binding<Bool>,
        model: Model,
        size: Int = 12,
        note: String? = nil,
        onTap: @escaping () -> Void,
        @ViewBuilder content: @escaping () -> Content
    ) {
        _number = State(initialValue: initialNumber)
        _isOn = isOn
        self.model = model
        self.size = size
        self.note = note
        self.onTap = onTap
        self.content = content
    }

    // What is shown
    var body: some View {
        content()
    }
}
