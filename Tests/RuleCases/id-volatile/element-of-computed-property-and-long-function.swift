// An array holds an element that a computed property creates, and a function with several statements creates others

import MapKit
import SwiftUI

struct Pin: Identifiable {
    let id = UUID()
    let coordinate: CLLocationCoordinate2D
}

final class Planner: ObservableObject {
    @Published var region = MKCoordinateRegion()
    @Published var stops: [Int]?
    private var kept: Pin?

    var pin: Pin { Pin(coordinate: region.center) }
    var keptPin: Pin {
        if let kept { return kept }
        let pin = Pin(coordinate: region.center)
        kept = pin
        return pin
    }
}

struct PlannerMap: View {
    @StateObject private var planner = Planner()

    var body: some View {
        Map(coordinateRegion: $planner.region, annotationItems: [planner.pin]) { pin in
//                                                              ^~~~~~~~~~~~~ hint: Every update re-creates each 'Pin' with a new 'id', so SwiftUI replaces all of them; use a stable id
            MapMarker(coordinate: pin.coordinate)
        }
        Map(coordinateRegion: $planner.region, annotationItems: [planner.keptPin]) { pin in
            MapMarker(coordinate: pin.coordinate)
        }
        ForEach(pins()) { pin in
//              ^~~~~~ hint: Every update re-creates each 'Pin' with a new 'id', so SwiftUI replaces all of them; use a stable id
            Text("\(pin.coordinate.latitude)")
        }
        Button("Plan") { planner.stops = [1] }
    }

    private func pins() -> [Pin] {
        guard let stops = planner.stops else {
            return []
        }
        // The first stop is the start, which people choose in another view. All others lie on a line to the east of it,
        // in the order in which they were added.
        let start = CLLocationCoordinate2D(latitude: 52.5, longitude: 13.4)
        let distance = 0.01
        return stops.map { stop in
            let longitude = start.longitude + Double(stop) * distance
            let coordinate = CLLocationCoordinate2D(
                latitude: start.latitude,
                longitude: longitude
            )
            return Pin(coordinate: coordinate)
        }
    }
}
