// Code for arrays, optionals, or hosts of a view gets its values without an expression that names it
// needs manual work: the other file no longer sees the property

// --- Counter.swift
import SwiftUI

struct Counter: View {
    @State var taps = 0
//             ^~~~ warning: Callers of 'Counter' can set 'taps', but @State ignores later values; make it private
//             suggested fix: Make 'taps' private, because 'taps' may be used at Other.swift:5

    var body: some View { Button("\(taps)") { taps += 1 } }
}

struct Dial: View {
    @State var angle = 0
//             ^~~~~ warning: Callers of 'Dial' can set 'angle', but @State ignores later values; make it private
//             suggested fix: Make 'angle' private, because 'angle' may be used at Other.swift:9

    var body: some View { Button("\(angle)") { angle += 1 } }
}

struct Meter: View {
    @State var level = 0
//             ^~~~~ warning: Callers of 'Meter' can set 'level', but @State ignores later values; make it private
//             suggested fix: Make 'level' private, because 'level' may be used at Other.swift:13

    var body: some View { Button("\(level)") { level += 1 } }
}
// --- Other.swift
import SwiftUI
import UIKit

extension [Counter] {
    var all: Int { reduce(0) { $0 + $1.taps } }
}

func sum<T: Sequence>(_ dials: T) -> Int where T.Element == Dial {
    dials.reduce(0) { $0 + $1.angle }
}

final class MeterController: UIHostingController<Meter> {
    func log() { print(rootView.level) }
}
// --- fixed Counter.swift
import SwiftUI

struct Counter: View {
    @State private var taps = 0

    var body: some View { Button("\(taps)") { taps += 1 } }
}

struct Dial: View {
    @State private var angle = 0

    var body: some View { Button("\(angle)") { angle += 1 } }
}

struct Meter: View {
    @State private var level = 0

    var body: some View { Button("\(level)") { level += 1 } }
}
