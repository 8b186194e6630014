// A local variable cannot be private
// also reported by: dynamic-property-outside-view

import SwiftUI

struct Counter: View {
    var body: some View {
        @State var count = 0
        return Text("\(count)")
    }
}
