// The publisher of the object

import SwiftUI

class Model: ObservableObject {
    @Published var query = ""
    func changed() { objectWillChange.send() }
}
