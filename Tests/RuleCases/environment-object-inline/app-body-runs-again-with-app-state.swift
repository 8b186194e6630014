// The body of an app runs again when its own state changes

import SwiftUI

@Observable final class ObsModel {}

@main struct M: App {
    @State private var count = 0
    var body: some Scene { WindowGroup { Reader().environment(ObsModel()) } }
//                                                            ^~~~~~~~~~ hint: Every update of 'M' re-creates this 'ObsModel' and loses its state; keep it with @State
//                                                            suggested fix: Keep the 'ObsModel' with @State, because the views below then share one 'ObsModel' as long as 'M' exists
}

struct Reader: View {
    @Environment(ObsModel.self) private var obsModel: ObsModel?
    var body: some View { Text("") }
}
// --- fixed
import SwiftUI

@Observable final class ObsModel {}

@main struct M: App {
    @State private var count = 0
    @State private var obsModel = ObsModel()
    var body: some Scene { WindowGroup { Reader().environment(obsModel) } }
}

struct Reader: View {
    @Environment(ObsModel.self) private var obsModel: ObsModel?
    var body: some View { Text("") }
}
