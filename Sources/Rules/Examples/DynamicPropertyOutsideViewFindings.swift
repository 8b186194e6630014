/// What `dynamic-property-outside-view` reports.
let dynamicPropertyOutsideViewFindings: [Example] = [
  .flagged(
    "State in a model",
    """
    import SwiftUI

    final class Model: ObservableObject {
        @State var ⟦count⟧ = 0
    }
    """, fixed: ["@State": "@Published"], because: "drawn again when 'count' changes"),
  .flagged(
    "The model hands out a binding, which a published property does not have: no fix",
    """
    import SwiftUI

    final class Model: ObservableObject {
        @SwiftUI.State private var ⟦count⟧ = 0
        var binding: Binding<Int> { $count }
    }
    """),
  .flagged(
    "The attribute has its module's name",
    """
    import SwiftUI

    final class Model: ObservableObject {
        @SwiftUI.State private var ⟦count⟧ = 0
    }
    """, fixed: ["@SwiftUI.State": "@Published"], because: "drawn again when 'count' changes"),
  .flagged(
    "An observed object in a view controller",
    """
    import SwiftUI
    import UIKit

    final class Model: ObservableObject {}

    final class Controller: UIViewController {
        @ObservedObject var ⟦model⟧ = Model()
    }
    """),
  .flagged(
    "State in a widget's entry",
    """
    import SwiftUI
    import WidgetKit

    struct Entry: TimelineEntry {
        @State var ⟦date⟧: Date
    }
    """),
  .flagged(
    "State in an @Observable class",
    """
    import SwiftUI

    @Observable final class Model {
        @State
        var ⟦count⟧ = 0
    }
    """, fixed: ["@State\n    var": "var"], because: "@Observable"),
  .flagged(
    "Everything else that needs a view, in a plain struct and an actor",
    """
    import SwiftUI

    final class Model: ObservableObject {}
    @Observable final class Session {}

    struct Helper {
        @StateObject private var ⟦model⟧ = Model()
        @EnvironmentObject var ⟦shared⟧: Model
        @Environment(\\.dismiss) var ⟦dismiss⟧
        @Environment(Session.self) var ⟦session⟧
        @FocusState var ⟦isFocused⟧: Bool
        @GestureState var ⟦isDragging⟧ = false
    }

    actor Loader {
        @State var ⟦count⟧ = 0
    }
    """),
  .flagged(
    "A binding in a model hides who owns the value",
    """
    import SwiftUI

    final class Model: ObservableObject {
        @Binding var ⟦count⟧: Int
        init(count: Binding<Int>) { _count = count }
    }
    """, severities: [.hint]),
  .flagged(
    "Protocols of the project that have nothing to do with views",
    files: [
      "Model.swift": """
      import SwiftUI

      struct Model: Loading {
          @State var ⟦count⟧ = 0
      }
      """,
      "Loading.swift": "protocol Loading: Identifiable, Sendable {}",
    ]),
]
