// The caller's object stores the elements of the list, so it keeps each object that a row gets

import SwiftUI

final class Cell: ObservableObject, Identifiable {
    @Published var isOpen = false
}

final class Chat: ObservableObject {
    @Published var cells: [Cell] = []
}

struct ChatView: View {
    @ObservedObject var chat: Chat

    var body: some View {
        ForEach(chat.cells) { cell in CellView(cell: cell) }
    }
}

struct CellView: View {
    @StateObject private var cell: Cell

    init(cell: Cell) {
//       ^~~~ info: 'CellView' ignores every 'cell' except the first; use @ObservedObject for an object that a caller owns
//       suggested fix: Observe 'cell' with @ObservedObject, because 'CellView' then no longer keeps the object alive
        _cell = StateObject(wrappedValue: cell)
    }

    var body: some View { Toggle("Open", isOn: $cell.isOpen) }
}
// --- fixed
import SwiftUI

final class Cell: ObservableObject, Identifiable {
    @Published var isOpen = false
}

final class Chat: ObservableObject {
    @Published var cells: [Cell] = []
}

struct ChatView: View {
    @ObservedObject var chat: Chat

    var body: some View {
        ForEach(chat.cells) { cell in CellView(cell: cell) }
    }
}

struct CellView: View {
    @ObservedObject private var cell: Cell

    init(cell: Cell) {
        self.cell = cell
    }

    var body: some View { Toggle("Open", isOn: $cell.isOpen) }
}
