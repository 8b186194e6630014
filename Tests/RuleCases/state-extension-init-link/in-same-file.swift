// In the same file
// built with: SDK 27, compiler 6.4

import SwiftUI

struct Grid: View {
    var data: [Int]
    @State private var isLoaded = false
    var body: some View { Text("\(data.count) \(isLoaded)") }
}

extension Grid {
    init(count: Int) {
        data = Array(0..<count)
    }
}
