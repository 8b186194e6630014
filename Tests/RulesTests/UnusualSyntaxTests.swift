import Analysis
import Rules
import TestSupport
import Testing

@testable import RuleTesting

/// Tests of unusual declarations that a rule could misinterpret, all in one file that every rule checks.
@Suite struct UnusualSyntaxTests {
  private let code = """
    import SwiftUI
    import WatchKit
    import XCTest

    final class Store: ObservableObject {
        @Published var total = 0
    }

    protocol Provider: AnyObject {}

    struct Account: View {
        @State
        // the comment stays where it is
            private /* this one too */ var trimmed: Int = 0
        @State private var observed = 0 { didSet { print(observed) } }
        @State private var computedOnce: Int = { 3 }()
        @MainActor @State @available(iOS 17, *) var lateAttribute = 0
        var mentioned: ObservedObject<Store>.Wrapper
        @ObservedObject.Wrapper var nested: Store
        weak var weakly: Store?
        unowned let unowned: Store
        lazy var later = Store()
        static let shared = Store()
        let provider: any Provider
        @State var first = 0, second = 1
        @State let constant = 0

        #if os(iOS)
        @State private var onPhone = 0
        #else
        @State var elsewhere = 0
        #endif

        var body: some View {
            Text("\\(trimmed) \\(observed) \\(computedOnce) \\(lateAttribute)")
        }
    }

    enum Screens {
        struct Inner: View {
            @State var inner = 0
            var body: some View { EmptyView() }
        }
    }

    extension Screens.Inner {
        func doubled() -> Int { inner * 2 }
    }

    func made() -> some View {
        struct Local: View {
            @State var local = 0
            var body: some View { EmptyView() }
        }
        return Local()
    }

    struct Generic<Model>: View where Model: ObservableObject {
        @StateObject var model: Model
        var body: some View { EmptyView() }
    }

    final class Host: WKHostingController<Generic<Store>> {
        let store = Store()
        override var body: Generic<Store> { Generic(model: store) }
    }

    struct Row: View {
        @State var item = 0
        var body: some View { Text("\\(item)") }
    }

    final class RowTests: XCTestCase {
        func testRow() { _ = Row(item: 1) }
    }
    """

  private var analyzer: Analyzer {
    let all = AllRules.rules.map { ($0.id, Configuration.Setting.on(nil)) }
    return Analyzer(configuration: Configuration(settings: Dictionary(all) { first, _ in first }))
  }

  @Test func eachRuleResolvesThem() {
    let file = Example.File(path: "Account.swift", code: code)
    let findings = Judgment(of: [file], by: analyzer).verdicts.flatMap(\.findings)
    let said = findings.map { finding in
      "\(finding.rule) " + String(decoding: Array(code.utf8)[finding.range.start..<finding.range.end], as: UTF8.self)
    }
    #expect(
      said == [
        "legacy-observable-object Store", "state-never-mutated trimmed", "private-state lateAttribute",
        "state-unused onPhone", "private-state elsewhere",
        "state-unused elsewhere", "private-state inner", "state-never-mutated inner",
        "state-unused local", "private-state model", "private-state item",
      ])
  }

  @Test func safeFixesKeepOtherBranch() throws {
    let file = Example.File(path: "Account.swift", code: code)
    let snapshot = ProjectSnapshot(of: [file.path: file.code], by: analyzer)
    let fixed = SafeFixes(analyzer: analyzer).apply(to: [file.path], of: snapshot)
    let text = String(decoding: fixed.texts["Account.swift"] ?? [], as: UTF8.self)
    #expect(text.contains("@State private var elsewhere = 0"))
    #expect(text.contains("@State private var onPhone = 0"))
    #expect(text.contains("@State private var inner = 0"), "the extension stands in the same file")
    #expect(text.contains("@State var first = 0, second = 1"))
    #expect(text.contains("@State var item = 0"), "a test passes it")
  }
}
