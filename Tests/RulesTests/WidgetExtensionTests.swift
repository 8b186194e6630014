import Facts
import SourceText
import TestSupport
import Testing

@testable import Analysis

/// Tests of widget extensions. A widget shows each entry in new views, so values never change while a view is shown.
@Suite struct WidgetExtensionTests {
  private let row = """
    import SwiftUI
    final class Model: ObservableObject { @Published var text = ""; @Published var inner = Inner() }
    final class Inner: ObservableObject { @Published var text = "" }
    struct Home: View {
      @Binding var isOn: Bool
      var body: some View { Row(model: Model(), isOn: isOn); Toggle("", isOn: $isOn) }
    }
    struct Row: View {
      @State var model: Model
      @State var isOn: Bool
      var body: some View { Text(model.text); Card(model: model); Toggle("", isOn: $isOn) }
    }
    struct Card: View {
      @ObservedObject var model: Model
      var body: some View { Text(model.inner.text) }
    }
    """

  /// Returns the rules with findings in a module of the given kind that also declares a widget.
  private func rules(in kind: Module.Kind) -> Set<String> {
    var map = ModuleMap()
    let module = map.add(Module(name: "Extension", kind: kind))
    var project = Project()
    let analyzer = Analyzer()
    let files = ["Row.swift": row, "W.swift": "import WidgetKit\nstruct W: Widget {}"].map { path, text in
      map.addFile(path, to: module)
      return analyzer.knowledge(of: Array(text.utf8), path: path)
    }
    project.update(ProjectDescription(modules: map, configurations: ConfigurationTree()))
    for file in files { project.update(file) }
    project.markComplete()
    let findings = files.flatMap { analyzer.findings(in: $0, of: project) }
    return Set(findings.filter { $0.severity >= .information }.map(\.rule.description))
  }

  @Test func widgetsHaveNoStaleState() {
    let elsewhere = rules(in: .app)
    let there = rules(in: .appExtension)
    let aboutChanges: Set = ["state-receives-argument", "state-holds-observable-object", "nested-observable-object"]
    #expect(aboutChanges.isSubset(of: elsewhere))
    #expect(aboutChanges.isDisjoint(with: there))
    #expect(there.isSubset(of: elsewhere))
  }
}
