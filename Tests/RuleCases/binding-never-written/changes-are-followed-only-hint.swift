// Changes are followed: only a hint

import SwiftUI

struct Scroller: View {
    @Binding var position: Int
//               ^~~~~~~~ hint: 'Scroller' only reads its @Binding; 'let position: Int' is enough
//               suggested fix: Take 'position' as a plain value, because closures that run later read the value that 'Scroller' was created with

    var body: some View {
        EmptyView().onChange(of: position) { scroll() }
    }

    func scroll() {}
}
// --- fixed
import SwiftUI

struct Scroller: View {
    let position: Int

    var body: some View {
        EmptyView().onChange(of: position) { scroll() }
    }

    func scroll() {}
}
