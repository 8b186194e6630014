// The publisher of a property

import SwiftUI

class Model: ObservableObject {
    @Published var query = ""
    var bag: [Any] = []
    func start() { bag.append($query) }
}
