// What the object does not publish no wrapper would show

import SwiftUI

final class Controller: ObservableObject {
    var title = ""
}

struct Home: View {
    @State private var controller: Controller?
    var body: some View { Text(controller?.title ?? "").onAppear { controller = Controller() } }
}
