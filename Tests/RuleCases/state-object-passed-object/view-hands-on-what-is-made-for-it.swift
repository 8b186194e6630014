// A view that hands on a plain input owns nothing, so what counts is who makes the object

import SwiftUI

final class Model: ObservableObject { @Published var rows: [Int] = [] }
final class Router: ObservableObject { @Published var tab = 0 }
struct Factory { func makeModel() -> Model { Model() } }

struct Detail: View {
    @StateObject private var model: Model
    init(model: Model) { _model = StateObject(wrappedValue: model) }
    var body: some View { Text("\(model.rows.count)") }
}

struct Wrapper: View {
    private let model: Model
    init(model: Model) { self.model = model }
    var body: some View { Detail(model: model) }
}

struct Root: View {
    @StateObject private var router = Router()
    let factory = Factory()
    var body: some View {
        TabView(selection: $router.tab) { Wrapper(model: factory.makeModel()) }
    }
}

// Here, the first view keeps the object.
struct KeptDetail: View {
    @StateObject private var model: Model
    init(model: Model) { _model = StateObject(wrappedValue: model) }
//       ^~~~~ info: 'KeptDetail' ignores every 'model' except the first; use @ObservedObject for an object that a caller owns
//       suggested fix: Observe 'model' with @ObservedObject, because 'KeptDetail' then no longer keeps the object alive
    var body: some View { Text("\(model.rows.count)") }
}

struct KeptWrapper: View {
    let model: Model
    var body: some View { KeptDetail(model: model) }
}

struct KeptRoot: View {
    @StateObject private var model = Model()
    var body: some View { KeptWrapper(model: model) }
}
// --- fixed
import SwiftUI

final class Model: ObservableObject { @Published var rows: [Int] = [] }
final class Router: ObservableObject { @Published var tab = 0 }
struct Factory { func makeModel() -> Model { Model() } }

struct Detail: View {
    @StateObject private var model: Model
    init(model: Model) { _model = StateObject(wrappedValue: model) }
    var body: some View { Text("\(model.rows.count)") }
}

struct Wrapper: View {
    private let model: Model
    init(model: Model) { self.model = model }
    var body: some View { Detail(model: model) }
}

struct Root: View {
    @StateObject private var router = Router()
    let factory = Factory()
    var body: some View {
        TabView(selection: $router.tab) { Wrapper(model: factory.makeModel()) }
    }
}

// Here, the first view keeps the object.
struct KeptDetail: View {
    @ObservedObject private var model: Model
    init(model: Model) { self.model = model }
    var body: some View { Text("\(model.rows.count)") }
}

struct KeptWrapper: View {
    let model: Model
    var body: some View { KeptDetail(model: model) }
}

struct KeptRoot: View {
    @StateObject private var model = Model()
    var body: some View { KeptWrapper(model: model) }
}
