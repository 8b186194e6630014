// An enum has no id that could be used

import SwiftUI

enum Form: String { case round, square }

struct FormPicker: View {
    let form: Form
    @State private var isOpen = false
    var body: some View { Button(form.rawValue) { isOpen = true } }
}

struct Forms: View {
    @State private var forms: [Form] = []

    var body: some View {
        ForEach(forms.indices, id: \.self) { index in
//              ^~~~~~~~~~~~~ warning: Rows of 'forms' use positions as ids, so 'FormPicker' shows another element's state after a move; use an id that moves with its element
            FormPicker(form: forms[index])
        }
        Button("Delete") { forms.remove(at: 0) }
    }
}
