// Fields are bound to the object, so it cannot be created later

import SwiftUI

@Observable final class LoginModel {
    var name = ""
    @ObservationIgnored private var token: (any NSObjectProtocol)?

    init() {
        token = NotificationCenter.default.addObserver(forName: .loggedOut, object: nil, queue: .main) { _ in }
    }
}

struct Login: View {
    @State private var model = LoginModel()
//                     ^~~~~ info: Before Xcode 27, every update of the parent runs the initializer of 'LoginModel', which does work; move the work to '.task'

    var body: some View {
        TextField("Name", text: $model.name)
    }
}

extension Notification.Name {
    static let loggedOut = Notification.Name("loggedOut")
}
