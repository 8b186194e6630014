// The handler goes to the main thread, the queue is or may be the main one, or the service is one of the app
// built with: default isolation nonisolated

import CoreMotion
import LocalAuthentication
import SwiftUI

final class Doorman {
    func evaluatePolicy(_ name: String, reply: @escaping (Bool) -> Void) {
        DispatchQueue.main.async { reply(true) }
    }
}

final class Access: ObservableObject {
    @Published var isUnlocked = false
    @Published var count = 0
    @Published var tilt = 0.0
    private let doorman = Doorman()
    private let motion = CMMotionManager()
    private let session = URLSession(configuration: .default, delegate: nil, delegateQueue: .main)
    var onEnd: (() -> Void)?

    func unlock() {
        let context = LAContext()
        context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Open the diary") { isOwner, _ in
            DispatchQueue.main.async { self.isUnlocked = isOwner }
        }
        doorman.evaluatePolicy("diary") { self.isUnlocked = $0 }
    }

    func measure(on queue: OperationQueue) {
        motion.startDeviceMotionUpdates(to: .main) { data, _ in self.tilt = data?.attitude.pitch ?? 0 }
        motion.startGyroUpdates(to: queue) { data, _ in self.tilt = data?.rotationRate.x ?? 0 }
    }

    func load(_ url: URL) {
        session.dataTask(with: url) { data, _, _ in self.count = data?.count ?? 0 }.resume()
        let other = URLSession(configuration: .default, delegate: nil, delegateQueue: OperationQueue.main)
        other.dataTask(with: url) { data, _, _ in self.count = data?.count ?? 0 }.resume()
    }

    func prepare() async {
        onEnd = { self.count = 0 }
    }
}

struct AccessView: View {
    @StateObject private var access = Access()

    var body: some View { Text("\(access.isUnlocked) \(access.count) \(access.tilt)") }
}
