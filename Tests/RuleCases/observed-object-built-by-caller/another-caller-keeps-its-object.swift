// Another caller passes an object that it keeps, so the view can keep none of its own

import SwiftUI

@Observable final class FormModel {
    var name = ""
}

struct NameForm: View {
    @Bindable var model: FormModel

    var body: some View {
        TextField("Name", text: $model.name)
    }
}

struct Wizard: View {
    @State private var model = FormModel()

    var body: some View {
        NameForm(model: model)
        Text(model.name)
    }
}

struct Detail: View {
    @State private var isShown = false
    @State private var count = 0

    var body: some View {
        Stepper("\(count)", value: $count)
        Button("Edit") { isShown = true }
            .sheet(isPresented: $isShown) {
                NameForm(model: FormModel())
//                              ^~~~~~~~~~~ hint: Each update of 'Detail' gives 'NameForm' a new 'FormModel'; keep it in 'Detail'
            }
    }
}
