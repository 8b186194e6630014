// Two at once, a condition, the name of the storage, a value in UserDefaults

import SwiftUI

class Pair: ObservableObject {
    var left = 0, right = 0
}

class Debugged: ObservableObject {
    #if DEBUG
    @Published var log = ""
    #endif
}

class Named: ObservableObject {
    @Published var name = ""
    private var _name = ""
}

class Stored: ObservableObject {
    @AppStorage("name") var name = ""
}
