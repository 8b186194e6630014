// Compared and counted, but not written

import SwiftUI

struct Badge: View {
    @Binding var count: Int
//               ^~~~~ info: 'Badge' only reads its @Binding; 'let count: Int' is enough
//               suggested fix: Take 'count' as a plain value, because closures that run later read the value that 'Badge' was created with
    @Binding var names: [String]
//               ^~~~~ info: 'Badge' only reads its @Binding; 'let names: [String]' is enough
//               suggested fix: Take 'names' as a plain value, because closures that run later read the value that 'Badge' was created with

    var body: some View {
        if count > 3 || names[0].contains("a") {
            Text(names.sorted().joined())
        }
    }
}
// --- fixed
import SwiftUI

struct Badge: View {
    let count: Int
    let names: [String]

    var body: some View {
        if count > 3 || names[0].contains("a") {
            Text(names.sorted().joined())
        }
    }
}
