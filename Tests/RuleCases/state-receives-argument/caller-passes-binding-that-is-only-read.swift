// The caller's state never changes, since the view with the binding only reads it
// also reported by: private-state, binding-never-written

import SwiftUI

struct Field { var name: String }

struct FieldView: View {
    @State var field: Field

    var body: some View {
        EventsView(field: $field)
        ActionButtons(field: field)
    }
}

struct EventsView: View {
    @Binding var field: Field
    var body: some View { Text(field.name) }
}

struct ActionButtons: View {
    @State var field: Field
//             ^~~~~ info: 'ActionButtons' never sets 'field', so @State only keeps its first value; make it a plain 'let'
//             suggested fix: Make 'field' a plain 'let', because 'ActionButtons' then shows later values too
    var body: some View { Text(field.name) }
}
// --- fixed
import SwiftUI

struct Field { var name: String }

struct FieldView: View {
    @State var field: Field

    var body: some View {
        EventsView(field: $field)
        ActionButtons(field: field)
    }
}

struct EventsView: View {
    @Binding var field: Field
    var body: some View { Text(field.name) }
}

struct ActionButtons: View {
    let field: Field
    var body: some View { Text(field.name) }
}
