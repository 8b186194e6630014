// The getters read constants of the elements and things outside of them, directly or through others

import SwiftUI

final class Cell: ObservableObject {
    let kind: Int
    @Published var isVisible = false

    init(kind: Int) { self.kind = kind }

    var isAnswer: Bool { self.isKnown() && !isQuestion }
    var isQuestion: Bool { kind == 0 }
    func isKnown() -> Bool { kind < 10 }
    func show() { isVisible = true }
}

extension Cell {
    var width: CGFloat { UIScreen.main.bounds.width * 0.2 }
}

final class Chat: ObservableObject {
    @Published var cells: [Cell] = []
}

struct ChatView: View {
    @ObservedObject var chat: Chat

    var body: some View {
        ForEach(chat.cells, id: \.kind) { cell in
            Text(cell.isAnswer ? "A" : "Q").frame(width: cell.width)
            CellView(cell: cell)
        }
    }
}

struct CellView: View {
    @ObservedObject var cell: Cell

    var body: some View { Text(cell.isVisible ? "shown" : "hidden").onAppear { cell.show() } }
}
