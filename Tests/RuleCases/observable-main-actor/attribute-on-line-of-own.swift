// The attribute on a line of its own, in a type and in its extension
// built with: default isolation nonisolated

import SwiftUI

enum Models {
    @available(iOS 17, *)
    @Observation.Observable
    class B {
//        ^ info: 'B' may change on another thread while views read it; isolate it with @MainActor
//        suggested fix: Isolate 'B' to the main actor, because code outside the main actor can then use 'B' only with 'await'
        var n = 0
        func load() async { n = 1 }
    }
}

struct Card: View {
    let b: Models.B
    @Environment(Models.C.self) private var c
    var body: some View { Text("") }
}

extension Models {
    @Observable public final class C {
//                                 ^ info: 'C' may change on another thread while views read it; isolate it with @MainActor
//                                 suggested fix: Isolate 'C' to the main actor, because code outside the main actor can then use 'C' only with 'await'
        var n = 0
        func load() async { n = 1 }
    }
}
// --- fixed
import SwiftUI

enum Models {
    @available(iOS 17, *)
    @MainActor
    @Observation.Observable
    class B {
        var n = 0
        func load() async { n = 1 }
    }
}

struct Card: View {
    let b: Models.B
    @Environment(Models.C.self) private var c
    var body: some View { Text("") }
}

extension Models {
    @MainActor @Observable public final class C {
        var n = 0
        func load() async { n = 1 }
    }
}
