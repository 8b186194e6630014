// A closure that the initializer makes writes the parameter that begins the binding

import Observation
import SwiftUI

@Observable final class Model {
    let send: (Int) -> Void
    init(send: @escaping (Int) -> Void) { self.send = send }
}

struct Navigation: View {
    @State private var model: Model
    @Binding var sheet: Int?
    @Binding var page: Int
    @Binding var title: String
//               ^~~~~ info: 'Navigation' only reads its @Binding; 'let title: String' is enough
//               suggested fix: Take 'title' as a plain value, because closures that run later read the value that 'Navigation' was created with

    init(sheet: Binding<Int?>, current: Binding<Int>, title: Binding<String>) {
        _sheet = sheet
        _page = current
        _title = title
        _model = State(
            initialValue: Model(send: {
                sheet.wrappedValue = $0
                current.wrappedValue = $0
            }))
    }

    var body: some View {
        Button(title) { model.send(1) }
        Text("\(sheet ?? 0) \(page)")
    }
}

struct Root: View {
    @State private var sheet: Int?
    @State private var page = 0
    @State private var title = ""
    var body: some View {
        TextField("Title", text: $title)
        Text("\(sheet ?? 0) \(page)")
        Navigation(sheet: $sheet, current: $page, title: $title)
    }
}
// --- fixed
import Observation
import SwiftUI

@Observable final class Model {
    let send: (Int) -> Void
    init(send: @escaping (Int) -> Void) { self.send = send }
}

struct Navigation: View {
    @State private var model: Model
    @Binding var sheet: Int?
    @Binding var page: Int
    let title: String

    init(sheet: Binding<Int?>, current: Binding<Int>, title: String) {
        _sheet = sheet
        _page = current
        self.title = title
        _model = State(
            initialValue: Model(send: {
                sheet.wrappedValue = $0
                current.wrappedValue = $0
            }))
    }

    var body: some View {
        Button(title) { model.send(1) }
        Text("\(sheet ?? 0) \(page)")
    }
}

struct Root: View {
    @State private var sheet: Int?
    @State private var page = 0
    @State private var title = ""
    var body: some View {
        TextField("Title", text: $title)
        Text("\(sheet ?? 0) \(page)")
        Navigation(sheet: $sheet, current: $page, title: title)
    }
}
