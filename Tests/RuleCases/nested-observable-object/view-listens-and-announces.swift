// A view that listens to the inner object shows what its getter gives; another view does not listen

import SwiftUI

final class Years: ObservableObject {
    @Published var text = ""
}

final class Countries: ObservableObject {
    @Published var text = ""
}

final class Model: ObservableObject {
    let years = Years()
    let countries = Countries()
//      ^~~~~~~~~ info: 'Home' does not update for changes inside 'countries'; pass it to a view that observes it
//      suggested fix: Forward the changes of 'countries', because every change of 'countries' then updates every view that observes 'Model'
    @Published var isChanged = false
    var isOld: Bool { years.text.isEmpty }
    var isFar: Bool { countries.text.isEmpty }
    func check() { isChanged = !years.text.isEmpty }
}

struct Home: View {
    @StateObject private var model = Model()

    var body: some View {
        VStack {
            Text(model.isOld ? "Old" : "New")
            Text(model.isFar ? "Far" : "Near")
        }
        .onReceive(model.years.$text) { _ in model.check() }
    }
}
// --- fixed
import SwiftUI
import Combine

final class Years: ObservableObject {
    @Published var text = ""
}

final class Countries: ObservableObject {
    @Published var text = ""
}

final class Model: ObservableObject {
    let years = Years()
    let countries = Countries()
    private var countriesChanges: AnyCancellable?

    init() {
        countriesChanges = countries.objectWillChange.sink { [weak self] _ in
            self?.objectWillChange.send()
        }
    }
    @Published var isChanged = false
    var isOld: Bool { years.text.isEmpty }
    var isFar: Bool { countries.text.isEmpty }
    func check() { isChanged = !years.text.isEmpty }
}

struct Home: View {
    @StateObject private var model = Model()

    var body: some View {
        VStack {
            Text(model.isOld ? "Old" : "New")
            Text(model.isFar ? "Far" : "Near")
        }
        .onReceive(model.years.$text) { _ in model.check() }
    }
}
