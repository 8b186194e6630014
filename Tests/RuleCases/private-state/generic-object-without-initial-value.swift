// A generic object without an initial value

import SwiftUI

struct Holder<Model>: View where Model: ObservableObject {
    @StateObject var model: Model
//                   ^~~~~ warning: 'Holder' keeps the first 'model' in @StateObject; observe it with @ObservedObject
//                   suggested fix: Make 'model' private, because 'model' has no initial value, so the initializer of 'Holder' would become private

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
