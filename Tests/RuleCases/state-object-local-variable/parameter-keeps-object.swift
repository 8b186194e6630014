// A factory that is passed to the initializer returns an object that it keeps, or may be of any type

import SwiftUI

final class TripModel: ObservableObject {
    @Published var title = ""
}

protocol TripFactory {
    func makeTrip() -> TripModel
}

final class Container: TripFactory {
    private let trip = TripModel()
    func makeTrip() -> TripModel {
        trip
    }
}

struct TripView: View {
    @StateObject private var model: TripModel
    @StateObject private var other: TripModel

    init(container: Container, factory: TripFactory) {
        let model = container.makeTrip()
        let other = factory.makeTrip()
        _model = StateObject(wrappedValue: model)
        _other = StateObject(wrappedValue: other)
    }

    var body: some View {
        Text(model.title + other.title)
    }
}
