// Another object of the class does just the same

import SwiftUI

@propertyWrapper struct Injected<Value> { var wrappedValue: Value { fatalError() } }

protocol Store { func delete(_ id: Int) }

final class CardModel: ObservableObject {
    @Injected private var store: Store
    let name: String
    init(name: String = "") { self.name = name }
    func delete(_ id: Int) { store.delete(id) }
}

final class TrackModel: ObservableObject {
    private var count = 0
    func play() { count += 1 }
}

struct Card: View {
    let id: Int
    @ObservedObject private var model = CardModel()
//                              ^~~~~ info: Every update of the parent re-creates 'model'; keep it with @StateObject
//                              safe fix: Keep 'model' with @StateObject
    @ObservedObject private var track = TrackModel()
//                              ^~~~~ warning: Every update of the parent re-creates 'track' and loses its state; keep it with @StateObject
//                              safe fix: Keep 'track' with @StateObject
    var body: some View {
        Button("Delete") { model.delete(id) }
        Button("Play") { track.play() }
    }
}
// --- fixed
import SwiftUI

@propertyWrapper struct Injected<Value> { var wrappedValue: Value { fatalError() } }

protocol Store { func delete(_ id: Int) }

final class CardModel: ObservableObject {
    @Injected private var store: Store
    let name: String
    init(name: String = "") { self.name = name }
    func delete(_ id: Int) { store.delete(id) }
}

final class TrackModel: ObservableObject {
    private var count = 0
    func play() { count += 1 }
}

struct Card: View {
    let id: Int
    @StateObject private var model = CardModel()
    @StateObject private var track = TrackModel()
    var body: some View {
        Button("Delete") { model.delete(id) }
        Button("Play") { track.play() }
    }
}
