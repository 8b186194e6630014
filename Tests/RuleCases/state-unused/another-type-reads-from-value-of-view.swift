// Another type reads it from a value of the view

import SwiftUI

struct Home: View {
    @State fileprivate var count = 0
    var body: some View { Text("Home") }
}

struct Reader {
    let home: Home
    var count: Int { home.count }
}
