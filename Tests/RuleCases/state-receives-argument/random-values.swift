// The caller passes another random value each time, so the view keeps the first one on purpose

import SwiftUI

struct Confetti: View {
    let colors: [Color]
    @State private var isMoving = false

    var body: some View {
        Piece(color: color(), size: Double.random(in: 1...2), name: names.randomElement()!)
            .onAppear { isMoving = true }
            .opacity(isMoving ? 1 : 0)
    }

    private let names = ["a", "b"]

    func color() -> Color { colors.randomElement()! }
}

struct Piece: View {
    @State var color: Color
    @State var size: Double
    @State var name: String

    var body: some View { Text(name).foregroundStyle(color).scaleEffect(size) }
}
