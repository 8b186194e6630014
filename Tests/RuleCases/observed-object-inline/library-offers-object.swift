// A library offers the object

import SwiftUI

public final class Player: ObservableObject {
    public init() {}
}

public struct PlayerView: View {
    @ObservedObject public var player = Player()
//                             ^~~~~~ warning: Every update of the parent re-creates 'player'; keep it with @StateObject
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
