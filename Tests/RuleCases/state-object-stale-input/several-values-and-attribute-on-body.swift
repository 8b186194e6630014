// Several values, written with two spaces and an attribute on the body
// also reported by: binding-never-written

import SwiftUI

final class MapModel: ObservableObject {
  init(place: String, zoom: Int) {}
}

struct MapCard: View {
  @StateObject private var model: MapModel

  init(place: String, zoom: Int) {
    _model = StateObject(wrappedValue: MapModel(place: place, zoom: zoom))
  }

  var body: some View {
    Text("Map")
  }
}

struct Trip: View {
  let place: String
  @Binding var zoom: Int

  /// The map of the trip.
  @ViewBuilder
  var body: some View {
    MapCard(place: place, zoom: zoom)
//                 ^~~~~ info: 'MapCard' keeps the 'model' created from its first 'place' and 'zoom'; reset it with '.id(…)'
//                 suggested fix: Give 'MapCard' a new identity when 'place' or 'zoom' changes, because a new identity resets all state and focus in 'MapCard', re-creates its model, and does not animate the change
  }
}
// --- fixed
import SwiftUI

final class MapModel: ObservableObject {
  init(place: String, zoom: Int) {}
}

struct MapCard: View {
  @StateObject private var model: MapModel

  init(place: String, zoom: Int) {
    _model = StateObject(wrappedValue: MapModel(place: place, zoom: zoom))
  }

  var body: some View {
    Text("Map")
  }
}

struct Trip: View {
  let place: String
  @Binding var zoom: Int

  private var mapCardIdentity: Int {
    var hasher = Hasher()
    hasher.combine(place)
    hasher.combine(zoom)
    return hasher.finalize()
  }

  /// The map of the trip.
  @ViewBuilder
  var body: some View {
    MapCard(place: place, zoom: zoom).id(mapCardIdentity)
  }
}
