// A controller shows what a constant holds, or what its subclass passes on: nobody creates the view again

import SwiftUI
import UIKit

final class Model: ObservableObject {
    @Published var count = 0
}

struct Screen: View {
    @ObservedObject var model = Model()
//                      ^~~~~ hint: 'model' is kept only because 'Screen' is created once; keep it with @StateObject
//                      safe fix: Keep 'model' with @StateObject and make it private

    var body: some View { Stepper("Count", value: $model.count) }
}

struct Panel: View {
    @ObservedObject var model = Model()
//                      ^~~~~ hint: 'model' is kept only because 'Panel' is created once; keep it with @StateObject
//                      safe fix: Keep 'model' with @StateObject and make it private

    var body: some View { Stepper("Count", value: $model.count) }
}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        let contentView = Screen().environment(\.isEnabled, true)
        if let windowScene = scene as? UIWindowScene {
            let window = UIWindow(windowScene: windowScene)
            window.rootViewController = UIHostingController(rootView: contentView)
            self.window = window
        }
    }
}

final class PanelController: UIHostingController<Panel> {
    init() { super.init(rootView: Panel()) }

    @available(*, unavailable) required init?(coder: NSCoder) { nil }
}
// --- fixed
import SwiftUI
import UIKit

final class Model: ObservableObject {
    @Published var count = 0
}

struct Screen: View {
    @StateObject private var model = Model()

    var body: some View { Stepper("Count", value: $model.count) }
}

struct Panel: View {
    @StateObject private var model = Model()

    var body: some View { Stepper("Count", value: $model.count) }
}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        let contentView = Screen().environment(\.isEnabled, true)
        if let windowScene = scene as? UIWindowScene {
            let window = UIWindow(windowScene: windowScene)
            window.rootViewController = UIHostingController(rootView: contentView)
            self.window = window
        }
    }
}

final class PanelController: UIHostingController<Panel> {
    init() { super.init(rootView: Panel()) }

    @available(*, unavailable) required init?(coder: NSCoder) { nil }
}
