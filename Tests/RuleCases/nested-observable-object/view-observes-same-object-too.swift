// The view that reads through the outer object observes the inner one as well

import SwiftUI

final class Settings: ObservableObject {
    @Published var name = ""
}

final class Service: ObservableObject {
    @Published var settings = Settings()
    @Published var isOn = false
}

struct Home: View {
    @ObservedObject var service: Service
    @ObservedObject var settings: Settings
    var body: some View { Text(service.settings.name).opacity(service.isOn ? 1 : 0) }
}

struct App: View {
    @StateObject private var service = Service()
    var body: some View { Home(service: service, settings: service.settings) }
}
