// Processes, their pipes, item providers, and Core Data call their closures in the background
// built with: default isolation nonisolated

import CoreData
import SwiftUI

final class Runner: ObservableObject {
    @Published var isRunning = false
    @Published var output = ""
    @Published var text = ""
    @Published var count = 0

    func run(_ process: Process, _ pipe: Pipe) {
        process.terminationHandler = { _ in self.isRunning = false }
//                                               ^~~~~~~~~ warning: This closure changes 'isRunning' on a background thread, which SwiftUI doesn't allow; use the main thread
        pipe.fileHandleForReading.readabilityHandler = { handle in
            self.output += String(data: handle.availableData, encoding: .utf8) ?? ""
//               ^~~~~~ warning: This closure changes 'output' on a background thread, which SwiftUI doesn't allow; use the main thread
        }
    }

    func drop(_ provider: NSItemProvider, _ container: NSPersistentContainer) {
        _ = provider.loadObject(ofClass: String.self) { text, _ in self.text = text ?? "" }
//                                                                      ^~~~ warning: This closure changes 'text' on a background thread, which SwiftUI doesn't allow; use the main thread
        loadObject { self.text = $0 }
        container.performBackgroundTask { _ in self.count += 1 }
//                                                  ^~~~~ warning: This closure changes 'count' on a background thread, which SwiftUI doesn't allow; use the main thread
    }

    private func loadObject(then use: (String) -> Void) { use("a") }
}

struct Home: View {
    @StateObject private var runner = Runner()

    var body: some View {
        Text(runner.isRunning ? runner.output : "\(runner.text) \(runner.count)")
    }
}
