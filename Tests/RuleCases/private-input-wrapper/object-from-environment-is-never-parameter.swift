// An object from the environment is never a parameter

import SwiftUI

final class Model: ObservableObject {}

struct Detail: View {
    @EnvironmentObject private var model: Model

    var body: some View {
        Text("Detail")
    }
}
