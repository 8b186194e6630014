// An extension has no room for a property

import SwiftUI

final class Model: ObservableObject {
    static let shared = Model()
    init(id: Int = 0) {}
}

@Observable final class ObsModel {}

struct A: View {
    var body: some View {
        VStack { card }.sheet(isPresented: .constant(true)) { other }
    }
}

extension A {
    func row(_ id: Int) -> some View { Text("").environmentObject(Model(id: Model.shared.hashValue)) }
//                                                                ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ info: Every update of 'A' re-creates this 'Model' and loses its state; keep it with @StateObject
    var other: some View { Text("").environmentObject(Model()) }
//                                                    ^~~~~~~ info: Every update of 'A' re-creates this 'Model' and loses its state; keep it with @StateObject
}
