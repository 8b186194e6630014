// A caller or an initializer replaces the initial value. With @State, the view would ignore what it is given

import Combine
import SwiftUI

final class Album: ObservableObject {
    @Published var title = ""
    let refresh = PassthroughSubject<Bool, Never>()

    func load() {
        title = "Summer"
        refresh.send(true)
    }
}

struct Picture: View {
    let size: Double
    var refresh = PassthroughSubject<Bool, Never>()
    @State private var loads = 0

    var body: some View {
        Text("\(size) \(loads)").onReceive(refresh) { _ in loads += 1 }
    }
}

struct Clock: View {
    private var ticks = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    @State private var count = 0

    init(ticks: Publishers.Autoconnect<Timer.TimerPublisher>) {
        self.ticks = ticks
    }

    var body: some View {
        Text("\(count)").onReceive(ticks) { _ in count += 1 }
    }
}

struct Header: View {
    @StateObject private var album = Album()
    @State private var ticks = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

    var body: some View {
        Picture(size: 1, refresh: album.refresh)
        Picture(size: 2)
        Clock(ticks: ticks)
        Text(album.title)
        Button("Load") { album.load() }
    }
}
