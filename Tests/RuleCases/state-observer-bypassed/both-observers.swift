// The message names both observers

import SwiftUI

final class Analytics {
    static let shared = Analytics()
    func show(_ page: Int) {}
}

struct Pages: View {
    @State private var page = 0 {
        willSet { previous = page }
//      ^~~~~~~ warning: 'willSet' and 'didSet' of 'page' do not run when 'Pager' changes it through '$page'
//      suggested fix: Bind 'page' with closures, because each child that gets the binding then counts as changed on every update of 'Pages'
        didSet { Analytics.shared.show(page) }
    }
    @State private var previous = 0

    var body: some View {
        Pager(page: $page)
        Text("\(previous)")
    }
}

struct Pager: View {
    @Binding var page: Int

    var body: some View {
        Button("Next") { page += 1 }
    }
}
// --- fixed
import SwiftUI

final class Analytics {
    static let shared = Analytics()
    func show(_ page: Int) {}
}

struct Pages: View {
    @State private var page = 0 {
        willSet { previous = page }
        didSet { Analytics.shared.show(page) }
    }
    @State private var previous = 0

    var body: some View {
        Pager(page: Binding(get: { page }, set: { page = $0 }))
        Text("\(previous)")
    }
}

struct Pager: View {
    @Binding var page: Int

    var body: some View {
        Button("Next") { page += 1 }
    }
}
