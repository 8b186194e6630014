// A class is no view, whatever protocols of other modules it adopts

import CoreLocation
import SwiftUI

final class LocationManager: NSObject, CLLocationManagerDelegate, ObservableObject {
    @State var count = 0
//             ^~~~~ warning: 'LocationManager' is not a view, so @State ignores assignments to 'count'; use @Published
//             suggested fix: Mark 'count' @Published, because views that observe 'LocationManager' then update when 'count' changes

    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) { count += 1 }
}

struct Home: View {
    @StateObject private var manager = LocationManager()

    var body: some View { Text("\(manager.count)") }
}
// --- fixed
import CoreLocation
import SwiftUI

final class LocationManager: NSObject, CLLocationManagerDelegate, ObservableObject {
    @Published var count = 0

    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) { count += 1 }
}

struct Home: View {
    @StateObject private var manager = LocationManager()

    var body: some View { Text("\(manager.count)") }
}
