// Services of the system call their completion handlers on threads of their own
// built with: default isolation nonisolated

import AVFoundation
import Contacts
import CoreMotion
import HealthKit
import LocalAuthentication
import Photos
import SwiftUI

final class Access: ObservableObject {
    @Published var isUnlocked = false
    @Published var isAllowed = false
    @Published var steps: [Double] = []
    @Published var level = 0.0
    @Published var tilt = 0.0
    private let contacts = CNContactStore()
    private let health: HKHealthStore = HKHealthStore()
    private let motion = CMMotionManager()
    private let queue = OperationQueue()

    func unlock() {
        let context = LAContext()
        context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Open the diary") { isOwner, _ in
            self.isUnlocked = isOwner
//               ^~~~~~~~~~ warning: This closure changes 'isUnlocked' on a background thread, which SwiftUI doesn't allow; use the main thread
        }
    }

    func askForAll() {
        PHPhotoLibrary.requestAuthorization { status in self.isAllowed = status == .authorized }
//                                                           ^~~~~~~~~ warning: This closure changes 'isAllowed' on a background thread, which SwiftUI doesn't allow; use the main thread
        contacts.requestAccess(for: .contacts) { isGranted, _ in self.isAllowed = isGranted }
//                                                                    ^~~~~~~~~ warning: This closure changes 'isAllowed' on a background thread, which SwiftUI doesn't allow; use the main thread
        AVCaptureDevice.requestAccess(for: .video) { [weak self] in self?.isAllowed = $0 }
//                                                                        ^~~~~~~~~ warning: This closure changes 'isAllowed' on a background thread, which SwiftUI doesn't allow; use the main thread
    }

    func countSteps(_ type: HKSampleType) {
        health.requestAuthorization(toShare: nil, read: [type]) { _, _ in self.steps = [] }
//                                                                             ^~~~~ warning: This closure changes 'steps' on a background thread, which SwiftUI doesn't allow; use the main thread
        let query = HKSampleQuery(sampleType: type, predicate: nil, limit: 7, sortDescriptors: nil) { _, samples, _ in
            self.steps = samples?.map { $0.endDate.timeIntervalSince($0.startDate) } ?? []
//               ^~~~~ warning: This closure changes 'steps' on a background thread, which SwiftUI doesn't allow; use the main thread
        }
        health.execute(query)
    }

    func listen(_ node: AVAudioNode) {
        node.installTap(onBus: 0, bufferSize: 1_024, format: nil) { buffer, _ in
            self.level = Double(buffer.frameLength)
//               ^~~~~ warning: This closure changes 'level' on a background thread, which SwiftUI doesn't allow; use the main thread
        }
    }

    func measure() {
        motion.startDeviceMotionUpdates(to: queue) { data, _ in self.tilt = data?.attitude.pitch ?? 0 }
//                                                                   ^~~~ warning: This closure changes 'tilt' on a background thread, which SwiftUI doesn't allow; use the main thread
    }
}

struct AccessView: View {
    @StateObject private var access = Access()

    var body: some View {
        Text("\(access.isUnlocked) \(access.isAllowed) \(access.steps.count) \(access.level) \(access.tilt)")
            .onAppear {
                LAContext().evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Open") { isOwner, _ in
                    access.isUnlocked = isOwner
//                         ^~~~~~~~~~ warning: This closure changes 'isUnlocked' on a background thread, which SwiftUI doesn't allow; use the main thread
                }
            }
    }
}
