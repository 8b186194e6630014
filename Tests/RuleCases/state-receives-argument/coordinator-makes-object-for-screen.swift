// A coordinator that makes an object for the screen hands it over, as a controller does

import SwiftUI

final class LoginModel: ObservableObject {
    @Published var name = ""
}

struct LoginView: View {
    @StateObject var model: LoginModel

    var body: some View {
        TextField("Name", text: $model.name)
    }
}

final class Coordinator: ObservableObject {
    @ViewBuilder
    func screen(_ name: String) -> some View {
        switch name {
        case "login": LoginView(model: LoginModel())
        default: EmptyView()
        }
    }
}

final class Router {
    let login = LoginModel()

    func screen(_ name: String) -> LoginView {
        LoginView(model: login)
    }
}
