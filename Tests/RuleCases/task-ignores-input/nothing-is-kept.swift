// Analytics, an entrance, a place to start from, a callback, an object, a constant, a name that says that the first counts
// built with: iOS 17

import Observation
import SwiftUI

func log(_ text: String) {}
func fetch(_ id: Int) async -> String { "\(id)" }

@Observable final class Model {
    var name = ""
    func load(_ id: Int) { name = "\(id)" }
}

struct Tracker {
    func track(_ id: Int) {}
}

struct Seen: View {
    let id: Int
    let tracker = Tracker()
    var body: some View { Text("").onAppear { log("seen \(id)"); tracker.track(id) } }
}

struct Fade: View {
    let delay: Double
    @State private var isOn = false
    var body: some View {
        Text("").opacity(isOn ? 1 : 0).onAppear { withAnimation(.easeInOut(duration: delay)) { isOn = true } }
    }
}

struct Top: View {
    let first: Int
    var body: some View { ScrollViewReader { proxy in Text("").onAppear { proxy.scrollTo(first) } } }
}

struct Box: View {
    let model: Model
    var body: some View { Text(model.name).task { model.load(1) } }
}

struct Hook: View {
    let onShow: () -> Void
    var body: some View { Text("").onAppear { onShow() } }
}

struct Seed: View {
    let initialID: Int
    @State private var text = ""
    var body: some View { Text(text).task { text = await fetch(initialID) } }
}

struct Fixed: View {
    let id: Int
    @State private var text = ""
    var body: some View { Text(text).task { text = await fetch(id) } }
}

struct Home: View {
    @State private var id = 1
    @State private var model = Model()

    var body: some View {
        VStack {
            Seen(id: id)
            Fade(delay: Double(id))
            Top(first: id)
            Box(model: model)
            Hook { id += 1 }
            Seed(initialID: id)
            Fixed(id: 3)
        }
    }
}
