// Storage and publishers need no view

import SwiftUI

final class Model: ObservableObject {
    @AppStorage("count") var count = 0
    @Published var title = ""
}
