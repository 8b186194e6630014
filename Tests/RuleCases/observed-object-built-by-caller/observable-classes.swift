// An @Observable class is kept with @State

import SwiftUI

@Observable final class Model {
    var name = ""
}

struct Edit: View {
    @Bindable var edited: Model
    var body: some View { TextField("", text: $edited.name) }
}

struct Show: View {
    let shown: Model
    var body: some View { Button(shown.name) { shown.name = "b" } }
}

struct Home: View {
    @State private var n = 0

    var body: some View {
        Button("\(n)") { n += 1 }
        Edit(edited: Model())
//                   ^~~~~~~ hint: Each update of 'Home' gives 'Edit' a new 'Model'; keep it in 'Home'
//                   suggested fix: Keep the 'Model' in 'Home', because 'Edit' then uses the same 'Model' as long as 'Home' is onscreen
        Show(shown: Model())
//                  ^~~~~~~ hint: Each update of 'Home' gives 'Show' a new 'Model'; keep it in 'Home'
//                  suggested fix: Keep the 'Model' in 'Home', because 'Show' then uses the same 'Model' as long as 'Home' is onscreen
    }
}
// --- fixed
import SwiftUI

@Observable final class Model {
    var name = ""
}

struct Edit: View {
    @Bindable var edited: Model
    var body: some View { TextField("", text: $edited.name) }
}

struct Show: View {
    let shown: Model
    var body: some View { Button(shown.name) { shown.name = "b" } }
}

struct Home: View {
    @State private var n = 0
    @State private var model = Model()
    @State private var model2 = Model()

    var body: some View {
        Button("\(n)") { n += 1 }
        Edit(edited: model)
        Show(shown: model2)
    }
}
