// The binding is handed on, and nobody who gets it replaces the object

import SwiftUI

final class Bottle: ObservableObject {
    @Published var name = ""
    @Published var isOn = false
}

struct BottleView: View {
    @Binding var bottle: Bottle
//               ^~~~~~ info: 'BottleView' does not update when 'bottle.name' changes, because @Binding does not observe it; use @ObservedObject

    var body: some View {
        Text(bottle.name)
        BottleSettings(bottle: $bottle)
    }
}

struct BottleSettings: View {
    @Binding var bottle: Bottle
//               ^~~~~~ info: 'BottleSettings' does not update when 'bottle.isOn' changes, because @Binding does not observe it; use @ObservedObject
//               suggested fix: Take 'bottle' with @ObservedObject, because callers then pass the object instead of a binding

    var body: some View {
        Toggle("On", isOn: $bottle.isOn)
        Button("Clear \(bottle.name)") { bottle.name = "" }
    }
}

struct Shelf: View {
    @State private var bottles: [Bottle] = []

    var body: some View {
        ForEach(bottles.indices, id: \.self) { index in
            BottleView(bottle: $bottles[index])
        }
    }
}
// --- fixed
import SwiftUI

final class Bottle: ObservableObject {
    @Published var name = ""
    @Published var isOn = false
}

struct BottleView: View {
    @ObservedObject var bottle: Bottle

    var body: some View {
        Text(bottle.name)
        BottleSettings(bottle: bottle)
    }
}

struct BottleSettings: View {
    @ObservedObject var bottle: Bottle

    var body: some View {
        Toggle("On", isOn: $bottle.isOn)
        Button("Clear \(bottle.name)") { bottle.name = "" }
    }
}

struct Shelf: View {
    @State private var bottles: [Bottle] = []

    var body: some View {
        ForEach(bottles.indices, id: \.self) { index in
            BottleView(bottle: bottles[index])
        }
    }
}
