private let models = """
  import SwiftUI

  final class Model: ObservableObject {
      static let shared = Model()
      init(id: Int = 0) {}
  }

  @Observable final class ObsModel {}
  """

let environmentObjectInlineExamples: [Example] = [
  .flagged(
    "An ObservableObject, new with each run of the body",
    """
    \(models)

    struct A: View {
        var body: some View { Text("").environmentObject(⟦Model()⟧) }
    }
    """,
    fixed: [
      "    var body: some View { Text(\"\").environmentObject(Model())":
        "    @StateObject private var model = Model()\n\n    var body: some View { Text(\"\").environmentObject(model)"
    ], because: "share one 'Model'"),
  .flagged(
    "An observable object, by type and by key, in a view that has members already",
    """
    \(models)

    struct A: View {
        let obsModel = 0

        // What is shown.
        var body: some View {
            Text("\\(obsModel)")
                .environment(⟦ObsModel()⟧)
        }
    }

    struct B: View {
        var card: some View {
            Text("").environment(\\.model, ⟦Model()⟧)
        }
    }
    """,
    fixed: [
      "    // What is shown.": "    @State private var obsModel2 = ObsModel()\n\n    // What is shown.",
      ".environment(ObsModel())": ".environment(obsModel2)",
      "    var card": "    @StateObject private var model = Model()\n\n    var card",
      "model, Model()": "model, model",
    ]),
  .flagged(
    "A modifier",
    """
    \(models)

    struct A: ViewModifier {
        func body(content: Content) -> some View {
            content.environmentObject(⟦Model(id: 1)⟧)
        }
    }
    """,
    fixed: [
      "    func body": "    @StateObject private var model = Model(id: 1)\n\n    func body",
      "environmentObject(Model(id: 1))": "environmentObject(model)",
    ]),
  .flagged(
    "An extension has no room for a property",
    """
    \(models)

    struct A: View {
        var body: some View {
            VStack { card }.sheet(isPresented: .constant(true)) { other }
        }
    }

    extension A {
        func row(_ id: Int) -> some View { Text("").environmentObject(⟦Model(id: Model.shared.hashValue)⟧) }
        var other: some View { Text("").environmentObject(⟦Model()⟧) }
    }
    """),
  .allowed(
    "An object made from the view's own values carries them on, and kept it would miss their changes",
    """
    \(models)

    struct A: View {
        let id: Int
        var body: some View { row(id + 1).environmentObject(Model(id: id)) }
        func row(_ id: Int) -> some View { Text("").environmentObject(Model(id: id)) }
    }
    """),
  .allowed(
    "Code for development alone",
    """
    \(models)

    #if DEBUG
    struct Sample: ViewModifier {
        func body(content: Content) -> some View { content.environmentObject(Model()) }
    }
    #endif
    """),
  .allowed(
    "Previews and tests begin anew on purpose",
    files: [
      "A.swift": """
      \(models)

      struct A: View { var body: some View { Text("") } }

      #Preview { A().environmentObject(Model()) }

      private struct P: PreviewProvider {
          static var previews: some View { A().environment(ObsModel()) }
          struct Inner: View { var body: some View { A().environmentObject(Model()) } }
      }

      struct Host: View { var body: some View { A().environmentObject(Model()) } }

      #Preview { Host() }
      """,
      "ATests.swift": """
      import SwiftUI
      import XCTest

      struct Host: View { var body: some View { A().environmentObject(Model()) } }
      """,
    ]),
  .allowed(
    "An object that lives on",
    """
    \(models)

    struct A: View {
        @StateObject private var model = Model()
        var body: some View {
            Text("").environmentObject(Model.shared)
            Text("").environmentObject(model)
            Text("").environment(\\.locale, Locale(identifier: "de"))
        }
    }
    """),
  .allowed(
    "An app and its scenes run their bodies once or nearly so",
    """
    \(models)

    @main struct M: App {
        var body: some Scene { WindowGroup { Text("").environment(ObsModel()) } }
    }
    """),
  .allowed(
    "Controllers and actions build a view once",
    """
    \(models)
    import UIKit

    func host() -> UIViewController { UIHostingController(rootView: Text("").environmentObject(Model())) }

    struct Page: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> UIViewController {
            UIHostingController(rootView: Text("").environmentObject(Model()))
        }
        func updateUIViewController(_ controller: UIViewController, context: Context) {}
    }

    struct Opener: View {
        var body: some View {
            Button("Open") { show(Text("").environmentObject(Model())) }
        }
    }
    """),
]
