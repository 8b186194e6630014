import Facts
import Testing

@testable import FactCollection
@testable import FactQuestions
@testable import Facts

@Suite struct PathTypeTests {
  private func type(_ path: String, of home: String = "var x = 0") -> String {
    let project = project([
      "File.swift": """
      import SwiftUI
      class Store { static let shared = Store(); var inner = Inner(); let all: [Inner] = []; let box: Box<Inner>
        let limited: Limited<Inner> }
      class Inner { var name = ""; var date: Date }
      struct Box<T> { var value: T; var inner: Inner }
      struct Limited<T: Inner> { var value: T }
      func other() {}
      extension Store { static func make() -> Store { Store() } }
      struct Home<Item> { \(home) }
      """
    ])
    guard let file = project.summary(ofFileAt: "File.swift"), let home = project.type("Home") else { return "" }
    switch project.type(ofPath: Symbol(path), at: file.site(ofMembersOf: home.index), in: file) {
    case .declared(let type): return type.path
    case .several: return "several"
    case .elsewhere(let name): return "elsewhere \(name)"
    case .parameter(let name, _): return "parameter \(name)"
    case .around: return "around"
    case .unknown: return "unknown"
    }
  }

  @Test(arguments: [
    ("Store.shared", "Store"), ("Store.shared.inner", "Inner"), ("Store.shared.inner.date", "elsewhere Date"),
    ("Store.shared.inner.name", "elsewhere "), ("Store.shared.all", "around"), ("Store.shared.all.first", "unknown"),
    ("Store.shared.box", "Box"), ("Store.shared.box.inner", "Inner"), ("Store.shared.box.value", "parameter T"),
    ("Store.shared.limited.value", "parameter T"), ("Store.shared.limited.value.date", "elsewhere Date"),
    ("Store.shared.missing", "unknown"), ("Store", "elsewhere "), ("UIDevice.current", "elsewhere "),
    ("Item.shared", "unknown"), ("nobody", "unknown"),
  ])
  func aPathIsFollowedFromItsType(path: String, expected: String) {
    #expect(type(path) == expected, "\(path)")
  }

  @Test(arguments: [
    ("var x: Store", "Inner"), ("var x: Store?", "Inner"), ("var x = Store()", "Inner"),
    ("var x = Store.shared", "Inner"), ("var x = Store.make()", "Inner"),
    ("@Environment(Store.self) var x", "Inner"), ("@EnvironmentObject var x: Store", "Inner"),
    ("var x: Box<Item>", "Inner"), ("var x: [Store]", "unknown"), ("var x: Binding<Store>", "unknown"),
    ("var x: Item", "unknown"), ("var x = x", "unknown"),
  ])
  func aPathIsFollowedFromWhatHoldsIt(home: String, expected: String) {
    #expect(type("x.inner", of: home) == expected, "\(home)")
  }
}
