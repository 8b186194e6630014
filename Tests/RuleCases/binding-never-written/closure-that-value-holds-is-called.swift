// A closure that a constant or variable of the value holds changes nothing of the value

import SwiftUI

struct Info {
    let message: String
    let handler: () -> Void
    var close: () -> Void = {}
}

struct Bar: View {
    @Binding var info: Info
//               ^~~~ info: 'Bar' only reads its @Binding; 'let info: Info' is enough
//               suggested fix: Take 'info' as a plain value, because closures that run later read the value that 'Bar' was created with
    var body: some View { Button(info.message) { info.handler() } }
}

struct OptionalBar: View {
    @Binding var info: Info?
//               ^~~~ info: 'OptionalBar' only reads its @Binding; 'let info: Info?' is enough
//               suggested fix: Take 'info' as a plain value, because closures that run later read the value that 'OptionalBar' was created with
    var body: some View {
        Text(info?.message ?? "")
        Button("Go") { info!.close() }
    }
}

struct Home: View {
    @State private var info = Info(message: "a", handler: {})
    @State private var next: Info?

    var body: some View {
        Bar(info: $info)
        OptionalBar(info: $next)
        Button("Next") { next = Info(message: "b", handler: {}) }
        Button("Use") { info = Info(message: "c", handler: {}) }
    }
}
// --- fixed
import SwiftUI

struct Info {
    let message: String
    let handler: () -> Void
    var close: () -> Void = {}
}

struct Bar: View {
    let info: Info
    var body: some View { Button(info.message) { info.handler() } }
}

struct OptionalBar: View {
    let info: Info?
    var body: some View {
        Text(info?.message ?? "")
        Button("Go") { info!.close() }
    }
}

struct Home: View {
    @State private var info = Info(message: "a", handler: {})
    @State private var next: Info?

    var body: some View {
        Bar(info: info)
        OptionalBar(info: next)
        Button("Next") { next = Info(message: "b", handler: {}) }
        Button("Use") { info = Info(message: "c", handler: {}) }
    }
}
