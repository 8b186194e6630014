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
//                   ^~~~~~~ warning: 'body' of 'Home' builds another 'Model' each time it runs, and 'Edit' does not keep it
//                   suggested fix: Keep the 'Model' in 'Home', because 'Edit' then goes on with the same 'Model' for as long as 'Home' is on the screen
        Show(shown: Model())
//                  ^~~~~~~ warning: 'body' of 'Home' builds another 'Model' each time it runs, and 'Show' does not keep it
//                  suggested fix: Keep the 'Model' in 'Home', because 'Show' then goes on with the same 'Model' for as long as 'Home' is on the screen
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
