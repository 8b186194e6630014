// An object that the caller gets from the environment, or from such a caller, is hardly ever replaced

import SwiftUI

final class Service: ObservableObject {
    @Published var count = 0
}

struct Root: View {
    @EnvironmentObject var service: Service

    var body: some View {
        Page(service: service)
    }
}

struct Page: View {
    @ObservedObject var service: Service

    var body: some View {
        Panel(service: service)
    }
}

struct Panel: View {
    @StateObject var service: Service
//                   ^~~~~~~ info: 'Panel' keeps its first 'service', which a caller owns; observe it with @ObservedObject
//                   suggested fix: Observe 'service' with @ObservedObject, because 'Panel' then no longer keeps the object alive

    var body: some View { Text("\(service.count)") }
}
// --- fixed
import SwiftUI

final class Service: ObservableObject {
    @Published var count = 0
}

struct Root: View {
    @EnvironmentObject var service: Service

    var body: some View {
        Page(service: service)
    }
}

struct Page: View {
    @ObservedObject var service: Service

    var body: some View {
        Panel(service: service)
    }
}

struct Panel: View {
    @ObservedObject var service: Service

    var body: some View { Text("\(service.count)") }
}
