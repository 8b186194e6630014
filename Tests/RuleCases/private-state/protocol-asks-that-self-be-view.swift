// A protocol that asks Self to be a view makes views as one that inherits from View does

import SwiftUI

protocol Page where Self: View {}

struct About: Page {
    @State var count = 0
//             ^~~~~ warning: Callers of 'About' can set 'count', but @State ignores later values; make it private
//             safe fix: Make 'count' private
    var body: some View { Button("\(count)") { count += 1 } }
}
// --- fixed
import SwiftUI

protocol Page where Self: View {}

struct About: Page {
    @State private var count = 0
    var body: some View { Button("\(count)") { count += 1 } }
}
