// An action calls back or waits and then reads what has changed in the meantime, which a plain value does not show

import SwiftUI

struct Piece: View {
    @Binding var pieces: [Int]
    let onMove: (Int) -> Void
    let save: ([Int]) -> Void

    var body: some View {
        Circle().gesture(
            DragGesture().onEnded { _ in
                onMove(1)
                save(pieces)
            })
    }
}

struct Sender: View {
    @Binding var draft: String
    var onSend: (() async -> Void)?

    var body: some View {
        Button("Send") {
            Task {
                await onSend?()
                finish()
            }
        }
    }

    private func finish() { print(draft) }
}

struct Root: View {
    @State private var pieces: [Int] = []
    @State private var draft = ""

    var body: some View {
        Text("\(pieces.count) \(draft)")
        Piece(pieces: $pieces, onMove: { pieces[0] = $0 }, save: { _ in })
        Sender(draft: $draft, onSend: { draft = "" })
    }
}
