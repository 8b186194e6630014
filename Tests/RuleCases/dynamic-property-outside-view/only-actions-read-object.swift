// No view shows what a model only asks when something happens

import SwiftUI

final class Subscriptions: ObservableObject {
    static let shared = Subscriptions()
    @Published var isActive = false
}

final class HomeModel: ObservableObject {
    @ObservedObject var subscriptions = Subscriptions.shared
//                      ^~~~~~~~~~~~~ info: 'HomeModel' is not a view, so @ObservedObject triggers no updates when 'subscriptions' changes; remove the attribute
    func mayAdd() -> Bool { subscriptions.isActive }
}
