// Private on another line, with comments between

import SwiftUI

struct Counter: View {
    @State
    // counts taps
    private /* to the view */ var count: Int = 0

    var body: some View {
        Text("\(count)")
    }
}
