// Systems without Observation
// built with: iOS 16

import SwiftUI

class Model: ObservableObject {
    @Published var query = ""
}
