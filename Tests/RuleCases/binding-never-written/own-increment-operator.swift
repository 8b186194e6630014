// An operator of the project changes the value

import SwiftUI

postfix operator ++

postfix func ++ (value: inout Int) { value += 1 }

struct Counter: View {
    @Binding var count: Int

    var body: some View { Button("\(count)") { count++ } }
}

struct Home: View {
    @State private var count = 0

    var body: some View { Counter(count: $count) }
}
