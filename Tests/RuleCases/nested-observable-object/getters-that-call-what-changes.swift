// The getters call functions of the elements that read what changes, or hand the elements on to other code

import SwiftUI

final class Cell: ObservableObject {
    let kind: Int
    @Published var isVisible = false

    init(kind: Int) { self.kind = kind }

    var opacity: Double { self.compute() }
    func show() { isVisible = true }
    private func compute() -> Double { isVisible ? 1 : 0 }
}

final class Chat: ObservableObject {
    @Published var cells: [Cell] = []
//                 ^~~~~ info: 'ChatView' does not update for changes inside the elements of 'cells'; pass each one to a view that observes it
}

struct ChatView: View {
    @ObservedObject var chat: Chat

    var body: some View {
        ForEach(chat.cells, id: \.kind) { cell in
            Button("Show") { cell.show() }.opacity(cell.opacity)
        }
    }
}

final class Line: ObservableObject {
    let number: Int
    @Published var text = ""

    init(number: Int) { self.number = number }

    var title: String { Format.title(of: self) }
    func clear() { text = "" }
}

enum Format {
    static func title(of line: Line) -> String { line.text }
}

final class Page: ObservableObject {
    @Published var lines: [Line] = []
//                 ^~~~~ info: 'PageView' does not update for changes inside the elements of 'lines'; pass each one to a view that observes it
}

struct PageView: View {
    @ObservedObject var page: Page

    var body: some View {
        ForEach(page.lines, id: \.number) { line in
            Button(line.title) { line.clear() }
        }
    }
}
