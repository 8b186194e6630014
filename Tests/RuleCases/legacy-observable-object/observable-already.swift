// Observable already

import SwiftUI

@Observable @MainActor class Model {
    var query = ""
}
