// A wrapper of another library may keep it

import SwiftUI

@propertyWrapper
struct Kept<Value> {
    var wrappedValue: Value
}

final class Model: ObservableObject {
    @Published var name = ""
}

struct Card: View {
    @Kept var model = Model()

    var body: some View {
        Text(model.name)
    }
}
