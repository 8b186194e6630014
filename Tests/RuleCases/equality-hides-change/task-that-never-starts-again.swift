// The view stands in another file, and what is compared belongs to plain numbers

// --- Range.swift
struct Zoom: Equatable {
    let id: Int
    var scale = 1.0

    static func == (a: Zoom, b: Zoom) -> Bool { a.id == b.id }
//              ^~ warning: '==' of 'Zoom' leaves out all that changes in 'zoom', such as 'scale', so '.task(id:)' does not start again
//              suggested fix: Compare 'scale' too, because two values of 'Zoom' that differ only in 'scale' are then different
}
// --- Map.swift
import SwiftUI

struct Map: View {
    @State private var zoom = Zoom(id: 1)

    var body: some View {
        Button("In") { zoom.scale *= 2 }
            .task(id: zoom) { await load() }
    }

    private func load() async {}
}
// --- fixed Range.swift
struct Zoom: Equatable {
    let id: Int
    var scale = 1.0

    static func == (a: Zoom, b: Zoom) -> Bool { a.id == b.id && a.scale == b.scale }
}
