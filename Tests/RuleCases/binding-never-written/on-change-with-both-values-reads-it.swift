// 'onChange' with both values calls the closure of the new body: a plain value does

import SwiftUI

struct Done: View {
    @Binding var remaining: Int
//               ^~~~~~~~~ hint: 'Done' only reads its @Binding; 'let remaining: Int' is enough
//               suggested fix: Take 'remaining' as a plain value, because closures that run later read the value that 'Done' was created with

    var body: some View {
        Text("Done").onChange(of: remaining) { old, new in
            if remaining == 0 { print("finished", old, new) }
        }
    }
}

struct Home: View {
    @State private var remaining = 3

    var body: some View {
        Stepper("Remaining", value: $remaining)
        Done(remaining: $remaining)
    }
}
// --- fixed
import SwiftUI

struct Done: View {
    let remaining: Int

    var body: some View {
        Text("Done").onChange(of: remaining) { old, new in
            if remaining == 0 { print("finished", old, new) }
        }
    }
}

struct Home: View {
    @State private var remaining = 3

    var body: some View {
        Stepper("Remaining", value: $remaining)
        Done(remaining: remaining)
    }
}
