// A generic object without an initial value

import SwiftUI

struct Holder<Model>: View where Model: ObservableObject {
    @StateObject var model: Model
//                   ^~~~~ warning: The @StateObject property 'model' should be private, since 'Holder' alone owns it
//                   suggested fix: Make 'model' private, because 'model' has no initial value, so the initialiser of 'Holder' would become private

    var body: some View {
        Text("Holder")
    }
}
// --- fixed
import SwiftUI

struct Holder<Model>: View where Model: ObservableObject {
    @StateObject private var model: Model

    var body: some View {
        Text("Holder")
    }
}
