// Another kind of class

import SwiftUI

class E: ObservableObject {
    @Published var x = 0
    @AppStorage("y") var y = 0
    lazy var z = 0
}
