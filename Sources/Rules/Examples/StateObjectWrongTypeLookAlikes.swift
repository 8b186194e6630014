/// What `state-object-wrong-type` leaves alone.
let stateObjectWrongTypeLookAlikes: [Example] = [
  .allowed(
    "The conformance stands in another file",
    files: [
      "Home.swift": """
      import SwiftUI

      struct Home: View {
          @StateObject private var player = Player()
          var body: some View { Text("Home") }
      }
      """,
      "Player.swift": "final class Player {}",
      "Player+Observable.swift": """
      import Combine

      extension Player: ObservableObject {}
      """,
    ]),
  .allowed(
    "A generic parameter that has to be observable, whatever else has its name",
    """
    import SwiftUI

    struct Model {}

    struct Home<Model: ObservableObject>: View {
        @StateObject private var model: Model
        init(make: @autoclosure @escaping () -> Model) { _model = StateObject(wrappedValue: make()) }
        var body: some View { Text("Home") }
    }
    """),
  .allowed(
    "The superclass conforms",
    """
    import SwiftUI

    class Model: ObservableObject {}
    final class Player: Model {}

    struct Home: View {
        @StateObject private var player = Player()
        var body: some View { Text("Home") }
    }
    """),
  .allowed(
    "A type of another module",
    """
    import Models
    import SwiftUI

    struct Home: View {
        @StateObject private var player = Player()
        var body: some View { Text("Home") }
    }
    """),
  .allowed(
    "A class of another module, whose conformance is nobody's business here",
    """
    import Shared
    import SwiftUI

    struct Home: View {
        @StateObject private var model: KMPViewModel
        init() { _model = StateObject(wrappedValue: KMPViewModel()) }
        var body: some View { Text("Home") }
    }
    """),
  .allowed(
    "The superclass is another module's",
    """
    import Shared
    import SwiftUI

    final class Player: SharedViewModel {}

    struct Home: View {
        @StateObject private var player = Player()
        var body: some View { Text("Home") }
    }
    """),
  .allowed(
    "A macro of the project may add the conformance",
    """
    import SwiftUI

    @ViewModel final class Player {}

    struct Home: View {
        @StateObject private var player = Player()
        var body: some View { Text("Home") }
    }
    """),
]
