// Only a nested view with a property of the same name creates bindings

import SwiftUI

@Observable final class Model {
    var isOn = false
}

struct Card: View {
    @Bindable var model: Model
//                ^~~~~ info: 'Card' never uses '$model', so it does not need @Bindable; a plain 'let' also updates the view
//                safe fix: Make 'model' a plain 'let'

    var body: some View { Switch(model: model) }

    struct Switch: View {
        @Bindable var model: Model

        var body: some View { Toggle("On", isOn: $model.isOn) }
    }
}
// --- fixed
import SwiftUI

@Observable final class Model {
    var isOn = false
}

struct Card: View {
    let model: Model

    var body: some View { Switch(model: model) }

    struct Switch: View {
        @Bindable var model: Model

        var body: some View { Toggle("On", isOn: $model.isOn) }
    }
}
