// Nobody misses a line in a log

import SwiftUI

struct Trace: View {
    @State private var isOn = false { didSet { print(isOn) } }
    @State private var isOpen = false { didSet { if isOpen { Self.logger.note("open") } } }
    @State private var isWide = false {
        didSet {
            #if DEBUG
            count()
            #endif
        }
    }

    static let logger = Notes()

    var body: some View {
        Toggle("On", isOn: $isOn)
        Toggle("Open", isOn: $isOpen)
        Toggle("Wide", isOn: $isWide)
    }

    private func count() {}
}

struct Notes {
    func note(_ text: String) {}
}
