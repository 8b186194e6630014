// Code for development alone

import SwiftUI

final class Model: ObservableObject {
    static let shared = Model()
    init(id: Int = 0) {}
}

@Observable final class ObsModel {}

#if DEBUG
struct Sample: ViewModifier {
    func body(content: Content) -> some View { content.environmentObject(Model()) }
}
#endif
