// An object that draws for views passes one that it keeps

import SwiftUI

final class LoginModel: ObservableObject {
    @Published var name = ""
}

struct LoginView: View {
    @StateObject var model: LoginModel
//                   ^~~~~ warning: 'LoginView' keeps its first 'model', which a caller owns; observe it with @ObservedObject
//                   suggested fix: Observe 'model' with @ObservedObject, because 'LoginView' then no longer keeps the object alive

    var body: some View {
        TextField("Name", text: $model.name)
    }
}

final class Coordinator: ObservableObject {
    @Published var login = LoginModel()

    func signOut() {
        login = LoginModel()
    }

    @ViewBuilder
    func screen(_ name: String) -> some View {
        switch name {
        case "login": LoginView(model: login)
        default: EmptyView()
        }
    }
}
// --- fixed
import SwiftUI

final class LoginModel: ObservableObject {
    @Published var name = ""
}

struct LoginView: View {
    @ObservedObject var model: LoginModel

    var body: some View {
        TextField("Name", text: $model.name)
    }
}

final class Coordinator: ObservableObject {
    @Published var login = LoginModel()

    func signOut() {
        login = LoginModel()
    }

    @ViewBuilder
    func screen(_ name: String) -> some View {
        switch name {
        case "login": LoginView(model: login)
        default: EmptyView()
        }
    }
}
