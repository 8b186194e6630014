// A parameter with a class is no optional

import SwiftUI

final class Router: ObservableObject {
    @Published var path: [Int] = []
}

extension View {
    func routed(by router: Router) -> some View { environment(router) }
//                                                ^~~~~~~~~~~ error: environment(_:) does not accept 'Router', an ObservableObject; inject it with environmentObject(_:)
//                                                safe fix: Inject 'Router' with environmentObject(_:)
}
// --- fixed
import SwiftUI

final class Router: ObservableObject {
    @Published var path: [Int] = []
}

extension View {
    func routed(by router: Router) -> some View { environmentObject(router) }
}
