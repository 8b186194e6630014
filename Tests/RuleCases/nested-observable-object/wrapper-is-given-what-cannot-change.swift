// The outer object is an argument of the wrapper, and the view shows a constant of the inner object

import SwiftUI

final class Inner: ObservableObject {
    let name = "Inner"
    @Published var count = 0
    func add() { count += 1 }
}

final class Outer: ObservableObject {
    let inner = Inner()
    @Published var title = ""
}

struct Home: View {
    @StateObject(wrappedValue: Outer()) private var outer

    var body: some View { Button(outer.inner.name) { outer.inner.add() } }
}
