// A class of another module, whose conformance is nobody's business here

import Shared
import SwiftUI

struct Home: View {
    @StateObject private var model: KMPViewModel
    init() { _model = StateObject(wrappedValue: KMPViewModel()) }
    var body: some View { Text("Home") }
}
