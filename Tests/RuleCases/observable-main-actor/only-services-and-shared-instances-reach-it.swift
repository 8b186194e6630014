// Nothing says that a service, code with a shared instance, or a publisher is on another thread
// built with: default isolation nonisolated

import SwiftUI
import Combine

@Observable final class Toasts {
    static let shared = Toasts()
    var texts: [String] = []
}

@Observable final class Progress {
    var value = 0.0
}

@Observable final class Row {
    var value = 0.0
}

@Observable final class Updates {
    var count = 0
    @ObservationIgnored private var changes: AnyCancellable?
    init(_ counts: AnyPublisher<Int, Never>) { changes = counts.assign(to: \.count, on: self) }
}

final class Loader {
    private let progress: Progress
    init(progress: Progress) { self.progress = progress }
}

@Observable final class Rows {
    var all: [Row] = []
}

struct Card: View {
    let updates: Updates
    let rows: Rows
    @State private var row = Row()
    @State private var progress = Progress()
    var body: some View { Text(Toasts.shared.texts.first ?? "\(progress.value) \(updates.count) \(row.value)") }
}
