// A value of the view changes it

import SwiftUI

struct Home: View {
    @State fileprivate var count = 0
    var body: some View { Text("\(count)") }
}

final class Coordinator {
    let home: Home
    init(home: Home) { self.home = home }
    func add() { home.count = 1 }
}
