// The outer value has a member of the same name, or the view is updated for another reason

import SwiftUI

struct Stop: Identifiable, Equatable {
    let id: Int
    var name = ""
    var isReached = false

    static func == (a: Stop, b: Stop) -> Bool { a.id == b.id }
}

struct Trip: Identifiable, Equatable {
    let id: Int
    var isReached = false
    var stops: [Stop] = []

    static func == (a: Trip, b: Trip) -> Bool { a.id == b.id && a.stops == b.stops }
}

struct TripView: View {
    let trip: Trip
    var body: some View { Text(trip.isReached ? "Done" : "") }
}

struct Trips: View {
    @State private var trips = [Trip(id: 1)]

    var body: some View {
        ForEach(trips) { TripView(trip: $0) }
        Button("Next") { trips[0].stops[0].isReached = true }
    }
}

struct Tour: Identifiable {
    let id: Int
    var stops: [Stop] = []
}

struct TourView: View {
    let tour: Tour
    let select: (Int) -> Void

    var body: some View {
        ForEach(tour.stops) { stop in
            Button(stop.isReached ? "Done" : stop.name) { select(stop.id) }
        }
    }
}

struct Tours: View {
    @State private var tours = [Tour(id: 1)]

    var body: some View {
        ForEach(tours) { tour in TourView(tour: tour) { print($0) } }
        Button("Next") { tours[0].stops[0].isReached = true }
    }
}
