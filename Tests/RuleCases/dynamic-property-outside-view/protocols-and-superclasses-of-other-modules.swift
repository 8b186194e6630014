// Protocols and superclasses of other modules may be anything

import SwiftUI
import ViewKit

struct Home: Screen {
    @State var count = 0
}

final class Model: SharedModel {
    @State var count = 0
}
