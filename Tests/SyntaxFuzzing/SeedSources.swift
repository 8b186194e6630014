/// Sources for fuzzing that together contain every syntactic construct.
package enum SeedSources {
  package static let all: [[UInt8]] = [view, declarations, types, statements, expressions, strings, conditional]
    .map { Array($0.utf8) }

  static let view = """
    #!/usr/bin/swift
    import SwiftUI
    @preconcurrency import struct Foundation.Date

    /// A screen.
    @MainActor public struct Counter: View, Identifiable where ID == Int {
      @State private var count = 0, other: Int? = nil
      @StateObject var model = Model(store: .shared)
      @AppStorage("key", store: .init(suiteName: "a")) private(set) var isOn: Bool = false
      @Environment(\\.colorScheme) var scheme
      @Binding var text: String
      let onTap: @MainActor (Int, _ name: String) async throws -> Void

      var body: some View {
        VStack(alignment: .leading, spacing: 8) {
          Text("Count: \\(count, specifier: "%d") of \\(model.items.map { $0.id }.count)")
            .font(.title)
            #if os(iOS)
            .padding(.horizontal, 4)
            #else
            .padding()
            #endif
            .onChange(of: count) { [weak model] old, new in model?.update(old, new) }
          if let item = model.items.first, case .some(let id) = item.id, #available(iOS 17, *) {
            ForEach($model.items, id: \\.self.id) { $item in Row(item: $item) }
          } else if scheme == .dark {
            EmptyView()
          } else {
            Button("Tap") { count += 1 } label: { Image(systemName: "plus") }
          }
          switch count {
          case 0, 1 where isOn: Text("few")
          case 2...: Text("many")
          @unknown default: EmptyView()
          }
        }
        .task(id: count) { try? await onTap(count, "x") }
      }
    }
    #Preview("One") { @Previewable @State var text = ""; Counter(text: $text) }
    """

  static let declarations = """
    precedencegroup Power { higherThan: MultiplicationPrecedence associativity: right }
    infix operator **: Power
    prefix func -- <T: Numeric & Comparable>(value: inout T) -> T { value }
    public protocol Store<Item, Key>: AnyObject, Sendable {
      associatedtype Item: Identifiable = Int where Item.ID: Hashable
      associatedtype Key
      static var shared: Self { get set }
      init?(from url: URL) throws(StoreError)
      mutating func add(_ item: consuming Item, at index: Int...) async rethrows -> [Key: Item]?
      subscript(key: Key, default value: @autoclosure () -> Item) -> Item { get throws nonmutating set }
    }
    @available(iOS, introduced: 13.0, deprecated: 15.0, message: "Use the other one")
    open class Model: NSObject, ObservableObject {
      @Published var items: [Item] = [] { willSet { log(newValue) } didSet(old) { save() } }
      lazy var formatter: DateFormatter = { let it = DateFormatter(); return it }()
      unowned(safe) weak var owner: Owner!
      override required convenience public init() { super.init(); self.items = [] }
      deinit { cancel() }
      @objc(doIt:with:) dynamic func doIt(_ sender: Any?, with other: some P = .default) {}
      class var layerClass: AnyClass { CALayer.self }
    }
    indirect enum Tree<let N: Int, each Element>: Error { case leaf, node(left: Tree, _ right: Tree = .leaf); case raw = "a" }
    actor Cache { nonisolated let id = UUID(); isolated deinit {} }
    extension Array where Element == (key: String, value: Int) { typealias Pair<T> = (T, T) }
    @attached(member, names: named(init), arbitrary) macro Model() -> Void = #externalMacro(module: "M", type: "T")
    @resultBuilder @frozen public struct Builder: ~Copyable { @inlinable static func buildBlock<each V>(_ v: repeat each V) -> (repeat each V) { (repeat each v) } }
    """

  static let types = """
    typealias A = [String: [Int?]]; typealias B = (a: Int, _ b: inout String...) async throws -> (any P & Q)?
    var a: Set<Array<Dictionary<Int, () -> Void>>> = [], b: some Collection<Int>, c: Any.Type, d: P.Protocol
    let e: @Sendable @escaping (borrowing Int) -> sending String, f: ~Copyable, g: Module.Outer<Int>.Inner
    func h(_: [3 of Int], i: repeat each T, j: isolated Actor?, k: (any Error)!) -> ((Int) -> Int) -> Int {}
    let l = [Int].self, m = (Int, String).self, n = Foo<Bar>(x), o = Foo<Bar>.baz, p = a < b, q = f(a < b, c > d)
    """

  static let statements = """
    func run() async throws -> Int {
      guard let self, var x = y as? Int, !z.isEmpty else { return 0 }
      outer: for case let (index, .some(value)) in list.enumerated() where index > 0 { continue outer }
      for try await line in url.lines { print(line); break }
      while let next = it.next(), next != nil { fallthrough }
      repeat { i -= 1 } while i > 0
      do throws(E) { try a() } catch let error as NSError where error.code == 1 { throw error } catch is E, E.b { } catch { _ = error }
      defer { cleanUp() }
      switch (a, b) {
      case let (x, y) where x > y: break
      case (is Int, _): f()
      case .a(let x, y: var z): g()
      case "a"..."z", 1: if a { b } else if c { d } else { e }
      default: ()
      }
      let v = if c { 1 } else { 2 }, w = switch c { case true: 1; default: 2 }
      x = y; x += 1; (a, b) = (b, a); _ = try! await f()
      yield &x
      return a ? b : c ? d : e
    }
    """

  static let expressions = """
    let a = foo.bar?.baz![0, default: 1]?(x: 1, y) { $0 + $1 } other: { (a: Int, b) throws -> Int in a }
    let b = [1, 2.5e-3, 0xFF_p1, 0b01, -1, +x, !y, &z, ~w], c = ["a": 1, "b": [:]], d = [String: Int](), e: [Int] = []
    let f = \\Root.a[0]?.b!.c, g = \\.self, h = #selector(getter: A.b(_:c:)), i = #keyPath(a.b), j = #file
    let k = a as! B is C as? D ?? e..<f, l = x...; let m = ...x, n = (a, b: c), o = ((1)), p = a.b(c:d:)
    let q = { [weak self, unowned(unsafe) x, y = z] (a, b) async -> Void in }, r = { a, b in }, s = { _ in nil }
    let t = a < b && c > d || e >> f, u = a<b>(c), v = (a<b, c>(d)), w = x.y.0.1, z = .init(a)
    let regex = /a(?<name>b)[/]\\// , divided = a / b / c, ext = #/ a /b #/, op = reduce(0, +), eq = sort(by: <)
    consume x; copy y; let s2 = super.f(), s3 = self[1], pl = <#placeholder#>, un = unsafe f(), e2 = each x
    """

  static let strings = ###"""
    let a = "plain \" \u{1F600} \n", b = #"raw \#(x) \(no)"#, c = "a\(b ? "c\(d)" : "e")f"
    let d = """
      multi "quoted" \(value) \
      joined é 👩‍👩‍👧
      """
    let e = ##"""
      raw \##(x) """# more
      """##
    /* block /* nested */ comment */ let f = "" // line
    let `class` = `default`.`init`; let 変数 = $value; $0.x
    """###

  static let conditional = """
    #if DEBUG && !os(Linux) || canImport(UIKit, _version: 1.2) // why
    import UIKit
    #elseif swift(>=5.9) && compiler(<6)
    let a = 1
      #if NESTED
      func f() {}
      #endif
    #else
    struct S {
      #if X
      @A
      #endif
      var b: Int
      enum E { case a
      #if Y
      case b
      #endif
      }
    }
    #endif
    switch x {
    #if Z
    case 1: break
    #endif
    default: break
    }
    #sourceLocation(file: "a.swift", line: 1)
    #warning("x")
    #sourceLocation()
    """
}
