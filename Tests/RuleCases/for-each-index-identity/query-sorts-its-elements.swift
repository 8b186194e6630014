// A query puts new elements between the others, and removes deleted ones

import SwiftData
import SwiftUI

@Model final class Trip {
    var name = ""

    init() {}
}

struct Row: View {
    let trip: Trip
    @State private var isOpen = false

    var body: some View { Toggle(trip.name, isOn: $isOpen) }
}

struct Home: View {
    @Query(sort: \Trip.name) private var trips: [Trip]

    var body: some View {
        ForEach(Array(trips.enumerated()), id: \.offset) { index, trip in
//                                             ^~~~~~~~ warning: Rows of 'trips' use positions as ids, so 'Row' shows another element's state after a move; use the elements' id
//                                             suggested fix: Identify the rows by the 'id' of 'Trip', because 'id' must be unique for each element
            Row(trip: trip)
        }
    }
}
// --- fixed
import SwiftData
import SwiftUI

@Model final class Trip {
    var name = ""

    init() {}
}

struct Row: View {
    let trip: Trip
    @State private var isOpen = false

    var body: some View { Toggle(trip.name, isOn: $isOpen) }
}

struct Home: View {
    @Query(sort: \Trip.name) private var trips: [Trip]

    var body: some View {
        ForEach(Array(trips.enumerated()), id: \.element.id) { index, trip in
            Row(trip: trip)
        }
    }
}
