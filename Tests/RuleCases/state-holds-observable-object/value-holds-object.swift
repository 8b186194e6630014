// A value that holds the object

import SwiftUI

final class Player: ObservableObject {}
struct Box<Value> { var value: Value }

struct Home: View {
    @State private var box: Box<Player>
    init() { _box = State(initialValue: Box(value: Player())) }
    var body: some View { Text("Home") }
}
