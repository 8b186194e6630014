// A library offers the object

import SwiftUI

public final class Player: ObservableObject {
    public init() {}
}

public struct PlayerView: View {
    @ObservedObject public var player = Player()
//                             ^~~~~~ warning: 'player' is created anew whenever 'PlayerView' is, because @ObservedObject does not keep it; use @StateObject
//                             suggested fix: Keep 'player' with @StateObject, because 'player' is public

    public init() {}

    public var body: some View {
        Text("Player")
    }
}
// --- fixed
import SwiftUI

public final class Player: ObservableObject {
    public init() {}
}

public struct PlayerView: View {
    @StateObject public var player = Player()

    public init() {}

    public var body: some View {
        Text("Player")
    }
}
