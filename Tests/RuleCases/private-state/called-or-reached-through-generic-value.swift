// Code that calls the property through a value, or reaches the value through a property of a generic type
// needs manual work: the other file no longer sees the property

// --- Views.swift
import SwiftUI

struct Counter: View {
    @State var onTap: () -> Void = {}

    var body: some View { Button("Count", action: onTap) }
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
//             suggested fix: Make 'level' private, because 'level' may be used at Other.swift:18

    var body: some View { Button("\(level)") { level += 1 } }
}

struct Gauge: View {
    @State var tint = 0

    var body: some View { Button("\(tint)") { tint += 1 } }
}
// --- Other.swift
import SwiftUI

func tap(_ counter: Counter) { counter.onTap() }

struct Box<Value> {
    var value: Value
}

func angle(in box: Box<Dial>) -> Int { box.value.angle }

class Host<Root: View> {
    let root: Root

    init(root: Root) { self.root = root }
}

final class MeterHost: Host<Meter> {
    func log() { print(root.level) }
}

class Base {
    var gauge: Gauge { Gauge() }
}

final class Derived: Base {
    override var gauge: Gauge { Gauge() }

    func log() { print(super.gauge.tint) }
}
// --- fixed Views.swift
import SwiftUI

struct Counter: View {
    @State var onTap: () -> Void = {}

    var body: some View { Button("Count", action: onTap) }
}

struct Dial: View {
    @State private var angle = 0

    var body: some View { Button("\(angle)") { angle += 1 } }
}

struct Meter: View {
    @State private var level = 0

    var body: some View { Button("\(level)") { level += 1 } }
}

struct Gauge: View {
    @State var tint = 0

    var body: some View { Button("\(tint)") { tint += 1 } }
}
