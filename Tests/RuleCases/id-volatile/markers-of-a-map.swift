// The markers of a map are created again on every update

import MapKit
import SwiftUI

struct Pin: Identifiable {
    let id = UUID()
    let name: String
}

struct Place: View {
    @State private var region = MKCoordinateRegion()
    @State private var name = ""
    @State private var kept = [Pin(name: "Kept")]

    var body: some View {
        let pins = [Pin(name: name)]
        Map(coordinateRegion: $region, annotationItems: [Pin(name: name)]) { pin in Text(pin.name) }
//                                                      ^~~~~~~~~~~~~~~~~ hint: Every update re-creates each 'Pin' with a new 'id', so SwiftUI replaces all of them; use a stable id
        Map(coordinateRegion: $region, annotationItems: name.isEmpty ? [] : [Pin(name: name)]) { pin in Text(pin.name) }
//                                                      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ hint: Every update re-creates each 'Pin' with a new 'id', so SwiftUI replaces all of them; use a stable id
        Map(coordinateRegion: $region, annotationItems: pins) { pin in Text(pin.name) }
//                                                      ^~~~ hint: Every update re-creates each 'Pin' with a new 'id', so SwiftUI replaces all of them; use a stable id
        Map(coordinateRegion: $region, annotationItems: kept) { pin in Text(pin.name) }
        TextField("Name", text: $name)
    }
}
