// Where the toolchain is not known, it is information

// --- Grid.swift
import SwiftUI

struct Grid: View {
    @State private var isLoaded = false
    var body: some View { Text("\(isLoaded)") }
}
// --- Grid+Init.swift
import SwiftUI

extension Grid {
    init(count: Int) {
//  ^~~~ info: 'init(count:)' stands in another file than the private @State 'isLoaded' of 'Grid': built with Xcode 27 it can fail to link
        self = Grid()
    }
}
