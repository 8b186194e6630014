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

struct Difference: View {
    @Binding var first: Int
//               ^~~~~ info: 'Difference' only reads its @Binding; 'let first: Int' is enough
//               suggested fix: Take 'first' as a plain value, because closures that run later read the value that 'Difference' was created with
    @Binding var second: Int
//               ^~~~~~ info: 'Difference' only reads its @Binding; 'let second: Int' is enough
//               suggested fix: Take 'second' as a plain value, because closures that run later read the value that 'Difference' was created with

    var body: some View { Text("\(-(first - second))") }
}

struct Total: View {
    @State private var first = 0
    @State private var second = 0

    var body: some View {
        Difference(first: $first, second: $second)
        Stepper("First", value: $first)
        Stepper("Second", value: $second)
    }
}
// --- fixed
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

struct Difference: View {
    let first: Int
    let second: Int

    var body: some View { Text("\(-(first - second))") }
}

struct Total: View {
    @State private var first = 0
    @State private var second = 0

    var body: some View {
        Difference(first: first, second: second)
        Stepper("First", value: $first)
        Stepper("Second", value: $second)
    }
}
