// A modifier

import SwiftUI

final class Model: ObservableObject {
    static let shared = Model()
    init(id: Int = 0) {}
}

@Observable final class ObsModel {}

struct A: ViewModifier {
    func body(content: Content) -> some View {
        content.environmentObject(Model(id: 1))
//                                ^~~~~~~~~~~~ info: Every update of 'A' re-creates this 'Model' and loses its state; keep it with @StateObject
//                                suggested fix: Keep the 'Model' with @StateObject, because the views below then share one 'Model' as long as 'A' exists
    }
}
// --- fixed
import SwiftUI

final class Model: ObservableObject {
    static let shared = Model()
    init(id: Int = 0) {}
}

@Observable final class ObsModel {}

struct A: ViewModifier {
    @StateObject private var model = Model(id: 1)

    func body(content: Content) -> some View {
        content.environmentObject(model)
    }
}
