// An app and its scenes run their bodies once or nearly so, without state of their own: worth a hint

import SwiftUI

@Observable final class ObsModel {}
final class Model: ObservableObject {}

@main struct M: App {
    var body: some Scene {
        WindowGroup { Reader().environment(ObsModel()) }
//                                         ^~~~~~~~~~ hint: This 'ObsModel' exists only until the body of 'M' runs again; keep it with @State
//                                         suggested fix: Keep the 'ObsModel' with @State, because the views below then share one 'ObsModel' as long as 'M' exists
        Tools()
    }
}

struct Tools: Scene {
    var body: some Scene { WindowGroup { OldReader().environmentObject(Model()) } }
//                                                                     ^~~~~~~ hint: This 'Model' exists only until the body of 'Tools' runs again; keep it with @StateObject
//                                                                     suggested fix: Keep the 'Model' with @StateObject, because the views below then share one 'Model' as long as 'Tools' exists
}

struct Reader: View {
    @Environment(ObsModel.self) private var obsModel: ObsModel?
    var body: some View { Text("") }
}

struct OldReader: View {
    @EnvironmentObject private var model: Model
    var body: some View { Text("") }
}
// --- fixed
import SwiftUI

@Observable final class ObsModel {}
final class Model: ObservableObject {}

@main struct M: App {
    @State private var obsModel = ObsModel()

    var body: some Scene {
        WindowGroup { Reader().environment(obsModel) }
        Tools()
    }
}

struct Tools: Scene {
    @StateObject private var model = Model()

    var body: some Scene { WindowGroup { OldReader().environmentObject(model) } }
}

struct Reader: View {
    @Environment(ObsModel.self) private var obsModel: ObsModel?
    var body: some View { Text("") }
}

struct OldReader: View {
    @EnvironmentObject private var model: Model
    var body: some View { Text("") }
}
