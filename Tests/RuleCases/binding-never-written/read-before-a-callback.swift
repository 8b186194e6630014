// An action reads the value before it calls back, or in another closure

import SwiftUI

struct Piece: View {
    @Binding var pieces: [Int]
//               ^~~~~~ info: 'Piece' only reads its @Binding; 'let pieces: [Int]' is enough
//               suggested fix: Take 'pieces' as a plain value, because closures that run later read the value that 'Piece' was created with
    let onMove: (Int) -> Void
    let save: ([Int]) -> Void

    var body: some View {
        Button("Move") {
            save(pieces)
            onMove(pieces.count)
        }
        Button("Save") { save(pieces) }
    }
}

struct Root: View {
    @State private var pieces: [Int] = []

    var body: some View {
        Text("\(pieces.count)")
        Piece(pieces: $pieces, onMove: { pieces[0] = $0 }, save: { _ in })
    }
}
// --- fixed
import SwiftUI

struct Piece: View {
    let pieces: [Int]
    let onMove: (Int) -> Void
    let save: ([Int]) -> Void

    var body: some View {
        Button("Move") {
            save(pieces)
            onMove(pieces.count)
        }
        Button("Save") { save(pieces) }
    }
}

struct Root: View {
    @State private var pieces: [Int] = []

    var body: some View {
        Text("\(pieces.count)")
        Piece(pieces: pieces, onMove: { pieces[0] = $0 }, save: { _ in })
    }
}
