// A generic object without an initial value

import SwiftUI

struct Holder<Model>: View where Model: ObservableObject {
    @StateObject var model: Model
//                   ^~~~~ warning: 'Holder' keeps the first 'model' in @StateObject; observe it with @ObservedObject

    var body: some View {
        Text("Holder")
    }
}
