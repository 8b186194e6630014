// The type comes from a shared object

import SwiftUI

final class Store: ObservableObject {
    static let shared = Store()
    @Published var name = ""
    func rename() { name = "New" }
}

final class FirstModel: ObservableObject {
    @Published var store = Store.shared
//                 ^~~~~ info: 'FirstView' does not update for changes inside 'store'; pass it to a view that observes it
//                 suggested fix: Forward the changes of 'store', because every change of 'store' then updates every view that observes 'FirstModel'
}

struct FirstView: View {
    @ObservedObject var model: FirstModel
    var body: some View { Text(model.store.name) }
}

final class SecondModel: ObservableObject {
    let store = Store.shared
//      ^~~~~ info: 'SecondView' does not update for changes inside 'store'; pass it to a view that observes it
//      suggested fix: Forward the changes of 'store', because every change of 'store' then updates every view that observes 'SecondModel'
}

struct SecondView: View {
    @ObservedObject var model: SecondModel
    var body: some View { Text(model.store.name) }
}

final class WrittenModel: ObservableObject {
    let store: Store = .shared
//      ^~~~~ info: 'WrittenView' does not update for changes inside 'store'; pass it to a view that observes it
//      suggested fix: Forward the changes of 'store', because every change of 'store' then updates every view that observes 'WrittenModel'
}

struct WrittenView: View {
    @ObservedObject var model: WrittenModel
    var body: some View { Text(model.store.name) }
}

// The view observes the store by itself.
final class ThirdModel: ObservableObject {
    let store = Store.shared
}

struct ThirdView: View {
    @ObservedObject var model: ThirdModel
    @ObservedObject private var store = Store.shared
    var body: some View { Text(model.store.name) }
}

// No observable object.
final class Settings {
    static let shared = Settings()
    var name = ""
}

final class FourthModel: ObservableObject {
    let settings = Settings.shared
}

struct FourthView: View {
    @ObservedObject var model: FourthModel
    var body: some View { Text(model.settings.name) }
}
// --- fixed
import SwiftUI
import Combine

final class Store: ObservableObject {
    static let shared = Store()
    @Published var name = ""
    func rename() { name = "New" }
}

final class FirstModel: ObservableObject {
    @Published var store = Store.shared
    private var storeChanges: AnyCancellable?

    init() {
        storeChanges = $store.map(\.objectWillChange).switchToLatest().sink { [weak self] _ in
            self?.objectWillChange.send()
        }
    }
}

struct FirstView: View {
    @ObservedObject var model: FirstModel
    var body: some View { Text(model.store.name) }
}

final class SecondModel: ObservableObject {
    let store = Store.shared
    private var storeChanges: AnyCancellable?

    init() {
        storeChanges = store.objectWillChange.sink { [weak self] _ in
            self?.objectWillChange.send()
        }
    }
}

struct SecondView: View {
    @ObservedObject var model: SecondModel
    var body: some View { Text(model.store.name) }
}

final class WrittenModel: ObservableObject {
    let store: Store = .shared
    private var storeChanges: AnyCancellable?

    init() {
        storeChanges = store.objectWillChange.sink { [weak self] _ in
            self?.objectWillChange.send()
        }
    }
}

struct WrittenView: View {
    @ObservedObject var model: WrittenModel
    var body: some View { Text(model.store.name) }
}

// The view observes the store by itself.
final class ThirdModel: ObservableObject {
    let store = Store.shared
}

struct ThirdView: View {
    @ObservedObject var model: ThirdModel
    @ObservedObject private var store = Store.shared
    var body: some View { Text(model.store.name) }
}

// No observable object.
final class Settings {
    static let shared = Settings()
    var name = ""
}

final class FourthModel: ObservableObject {
    let settings = Settings.shared
}

struct FourthView: View {
    @ObservedObject var model: FourthModel
    var body: some View { Text(model.settings.name) }
}
