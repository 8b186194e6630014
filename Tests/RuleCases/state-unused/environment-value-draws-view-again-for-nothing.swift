// An environment value that draws the view again for nothing

import SwiftUI

struct Home: View {
    @Environment(\.colorScheme) private var scheme
//                                          ^~~~~~ hint: 'Home' never reads 'scheme', and is drawn again all the same when that changes in the environment
//                                          suggested fix: Delete 'scheme', because code that is still to be written may use 'scheme'

    var body: some View { Text("Home") }
}
// --- fixed
import SwiftUI

struct Home: View {

    var body: some View { Text("Home") }
}
