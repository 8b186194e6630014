// The attribute on a line of its own, and the base class is not isolated either
// built with: default isolation nonisolated

import SwiftUI

class Base {}

enum Models {
    @available(iOS 17, *)
    @Observation.Observable
    class B: Base {}
//        ^ info: 'B' is @Observable and not isolated to the main actor, so any task may change it while views draw it
//        suggested fix: Isolate 'B' to the main actor, because code outside the main actor can then use 'B' only with 'await'
}

struct Card: View {
    let b: Models.B
    @Environment(Models.C.self) private var c
    var body: some View { Text("") }
}

extension Models {
    @Observable public final class C {}
//                                 ^ info: 'C' is @Observable and not isolated to the main actor, so any task may change it while views draw it
//                                 suggested fix: Isolate 'C' to the main actor, because code outside the main actor can then use 'C' only with 'await'
}
// --- fixed
import SwiftUI

class Base {}

enum Models {
    @available(iOS 17, *)
    @MainActor
    @Observation.Observable
    class B: Base {}
}

struct Card: View {
    let b: Models.B
    @Environment(Models.C.self) private var c
    var body: some View { Text("") }
}

extension Models {
    @MainActor @Observable public final class C {}
}
