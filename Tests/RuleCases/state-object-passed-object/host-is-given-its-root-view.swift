// What a host is given to show outside of views is made once, so the view may own what it is given

import SwiftUI
import UIKit

final class Model: ObservableObject { @Published var title = "" }

struct Settings: View {
    @StateObject private var model: Model
    init(model: Model) { _model = StateObject(wrappedValue: model) }
    var body: some View { Text(model.title) }
}

final class Host<Content: View>: UIHostingController<Content> {}

struct Builder {
    func settings(model: Model) -> UIViewController {
        let content = Settings(model: model)
        return Host(rootView: content)
    }

    func more(model: Model) -> UIViewController { UIHostingController(rootView: Settings(model: model)) }
}

struct Profile: View {
    @StateObject private var model: Model
    init(model: Model) { _model = StateObject(wrappedValue: model) }
//       ^~~~~ info: 'Profile' ignores every 'model' except the first; use @ObservedObject for an object that a caller owns
//       suggested fix: Observe 'model' with @ObservedObject, because 'Profile' then no longer keeps the object alive
    var body: some View { Text(model.title) }
}

struct ProfileBuilder {
    func profile(model: Model) -> UIViewController { UIHostingController(rootView: Profile(model: model)) }
}

// A view that keeps the object passes it, too.
struct Home: View {
    @StateObject private var model = Model()
    var body: some View { Profile(model: model) }
}
// --- fixed
import SwiftUI
import UIKit

final class Model: ObservableObject { @Published var title = "" }

struct Settings: View {
    @StateObject private var model: Model
    init(model: Model) { _model = StateObject(wrappedValue: model) }
    var body: some View { Text(model.title) }
}

final class Host<Content: View>: UIHostingController<Content> {}

struct Builder {
    func settings(model: Model) -> UIViewController {
        let content = Settings(model: model)
        return Host(rootView: content)
    }

    func more(model: Model) -> UIViewController { UIHostingController(rootView: Settings(model: model)) }
}

struct Profile: View {
    @ObservedObject private var model: Model
    init(model: Model) { self.model = model }
    var body: some View { Text(model.title) }
}

struct ProfileBuilder {
    func profile(model: Model) -> UIViewController { UIHostingController(rootView: Profile(model: model)) }
}

// A view that keeps the object passes it, too.
struct Home: View {
    @StateObject private var model = Model()
    var body: some View { Profile(model: model) }
}
