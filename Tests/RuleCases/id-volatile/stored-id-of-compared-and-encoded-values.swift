// The title says that the compiler then compares and encodes the stored id, too

import SwiftUI

struct Place: Identifiable, Codable, Hashable {
    var id: String { UUID().uuidString }
//                   ^~~~~~~~~~~~~~~~~ warning: 'id' of 'Place' returns a new value on every read, so SwiftUI sees a new element each time; store it
//                   suggested fix: Store the 'id' once, also in '==' and encoded data, because every new value then has its own 'id'
    var name = ""
}

struct Places: View {
    @State private var places: [Place] = []

    var body: some View {
        List(places) { place in Text(place.name) }
            .task { places = [Place(name: "Home")] }
    }
}
// --- fixed
import SwiftUI

struct Place: Identifiable, Codable, Hashable {
    let id = UUID().uuidString
    var name = ""
}

struct Places: View {
    @State private var places: [Place] = []

    var body: some View {
        List(places) { place in Text(place.name) }
            .task { places = [Place(name: "Home")] }
    }
}
