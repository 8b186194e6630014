// Publishers that wait on the main thread and notifications of its queue change it there

import Combine
import SwiftUI

@Observable final class Search {
    static let shared = Search()

    private(set) var text = ""
    private(set) var isActive = false
    @ObservationIgnored private var bag: Set<AnyCancellable> = []
    @ObservationIgnored private let typed = PassthroughSubject<String, Never>()

    init() {
        typed.debounce(for: 0.3, scheduler: DispatchQueue.main).sink { [weak self] in self?.text = $0 }.store(in: &bag)
        NotificationCenter.default.addObserver(forName: .started, object: nil, queue: .main) { [weak self] _ in
            self?.isActive = true
        }
    }
}

extension Notification.Name {
    static let started = Notification.Name("started")
}

struct Results: View {
    private let search = Search.shared

    var body: some View {
        Text(search.isActive ? search.text : "")
    }
}
