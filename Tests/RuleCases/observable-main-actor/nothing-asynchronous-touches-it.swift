// A plain holder that views alone change, in actions and in closures that run at once
// built with: default isolation nonisolated

import SwiftUI

@Observable final class Holder {
    var names: [String] = []
    var isOn = false
    @ObservationIgnored var cache: [String] = []
    func reset() { names.forEach { cache.append($0) }; withAnimation { isOn = false } }
    func load() async -> [String] { cache = []; return names }
}

struct Card: View {
    @State private var holder = Holder()
    var body: some View { Toggle("", isOn: $holder.isOn).task { holder.names = await holder.load() } }
}
