// A watch session calls its delegate on a background thread
// built with: default isolation nonisolated

import SwiftUI
import WatchConnectivity

final class Phone: NSObject, ObservableObject, WCSessionDelegate {
    @Published var name = ""
    @Published var isReachable = false
    @Published var count = 0

    func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {
        name = message["name"] as? String ?? ""
//      ^~~~ warning: 'session' changes 'name' on a background thread, which SwiftUI doesn't allow; use the main thread
    }

    func sessionReachabilityDidChange(_ session: WCSession) {
        update()
//      ^~~~~~ warning: 'sessionReachabilityDidChange' calls 'update' on a background thread, where it changes 'isReachable'; use the main thread
    }

    func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any]) {
        DispatchQueue.main.async { self.count += 1 }
    }

    func show(_ sessions: [WCSession]) { count = sessions.count }

    private func update() { isReachable.toggle() }
}

struct PhoneView: View {
    @StateObject private var phone = Phone()

    var body: some View { Text("\(phone.name) \(phone.isReachable) \(phone.count)") }
}
