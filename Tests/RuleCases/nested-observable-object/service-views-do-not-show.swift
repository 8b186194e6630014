// A service that views do not show

import SwiftUI

class C: ObservableObject {
    @Published var name = ""
}

class P: ObservableObject {
    private let service: C
    private lazy var other = C()
    init(service: C) { self.service = service }
}

struct V: View {
    @StateObject private var p = P(service: C())
    var body: some View { Text("") }
}
