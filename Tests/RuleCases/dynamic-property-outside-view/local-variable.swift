// A wrapper on a local variable, which SwiftUI never sees; previews make properties of theirs

import SwiftUI

final class Model: ObservableObject {
    @Published var name = ""
}

func title(of model: Model) -> String {
    @ObservedObject var observed = model
//                      ^~~~~~~~ warning: @ObservedObject has no effect on the local variable 'observed'; remove it
    return observed.name
}

#Preview {
    @Previewable @StateObject var model = Model()
    Text(model.name)
}
