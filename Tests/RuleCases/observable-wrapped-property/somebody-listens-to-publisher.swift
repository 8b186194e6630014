// Somebody listens to the publisher

// --- B.swift
import SwiftUI

@Observable final class B {
    @Published var x = 0
//                 ^ error: @Published on 'x' does not compile in the @Observable class 'B', which tracks changes itself
//                 suggested fix: Remove '@Published' from 'x', because '$x' is used in Listener.swift
}
// --- Listener.swift
import SwiftUI

func listen(_ b: B) { b.$x.sink { print($0) } }
// --- fixed B.swift
import SwiftUI

@Observable final class B {
    var x = 0
}
