// Names that only look like the attribute
// also reported by: owned-object-in-plain-property, observable-object-unobserved

import SwiftUI

final class Model: ObservableObject {
    static let shared = Model()
}

struct Row: View {
    static var count = 0
    var wrapper: ObservedObject<Model>.Wrapper
    weak var model: Model?
    lazy var other = Model()
    unowned let third: Model

    var body: some View {
        Text("Row")
    }
}
