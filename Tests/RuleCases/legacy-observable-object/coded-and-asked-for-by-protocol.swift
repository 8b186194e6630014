// Coded, and asked for by a protocol

import SwiftUI

class Coded: ObservableObject, Codable {
    var name = ""
}

protocol Shown: ObservableObject {}

class Asked: ObservableObject, Shown {
    @Published var name = ""
}
