// A subscription to a publisher of the object itself costs little and belongs in the initializer

import Combine
import SwiftUI

@Observable final class Search {
    var text = "" { didSet { subject.send(text) } }
    var shownText = ""
    @ObservationIgnored private let subject = PassthroughSubject<String, Never>()
    @ObservationIgnored private var cancellable: AnyCancellable?
    @ObservationIgnored private var bag: Set<AnyCancellable> = []

    init() {
        cancellable = subject.debounce(for: .seconds(1), scheduler: RunLoop.main).sink { [weak self] in
            self?.shownText = $0
        }
        self.subject.sink { _ in }.store(in: &bag)
    }
}

@Observable final class Inbox {
    var count = 0
    @ObservationIgnored private var bag: Set<AnyCancellable> = []

    init(service: Service) {
        service.messages.sink { [weak self] in self?.count = $0 }.store(in: &bag)
    }
}

final class Service {
    static let shared = Service()
    let messages = CurrentValueSubject<Int, Never>(0)
}

struct Home: View {
    @State private var search = Search()
    @State private var inbox = Inbox(service: .shared)
//                     ^~~~~ info: Before Xcode 27, every update of the parent runs the initializer of 'Inbox', which does work; move the work to '.task'

    var body: some View {
        Text("\(search.shownText) \(inbox.count)")
    }
}
