// A binding that an object holds, or a function is given, tells only the view that has a property for it of changes

import SwiftUI

@Observable final class Grid {
    var mode: Binding<Int>
    init(mode: Binding<Int>) { self.mode = mode }
}

struct Row: View {
    @Binding var mode: Int

    var body: some View { Text("\(mode)") }
}

struct Bar: View {
    @Binding var options: [Int]

    var body: some View { Text("\(options.count)") }
}

struct Plain: View {
    @Binding var mode: Int
//               ^~~~ info: 'Plain' only reads its @Binding; 'let mode: Int' is enough
//               suggested fix: Take 'mode' as a plain value, because closures that run later read the value that 'Plain' was created with

    var body: some View { Text("\(mode)") }
}

struct GridView: View {
    let grid: Grid
    let stored: Binding<Int>

    var body: some View {
        Row(mode: grid.mode)
        Plain(mode: stored)
    }
}

extension View {
    func bar(_ options: Binding<[Int]>) -> some View { overlay(Bar(options: options)) }
}

struct Home: View {
    @State private var mode = 0
    @State private var options: [Int] = []

    var body: some View {
        GridView(grid: Grid(mode: $mode), stored: $mode).bar($options)
        Button("\(mode)") { mode += 1 }
    }
}
// --- fixed
import SwiftUI

@Observable final class Grid {
    var mode: Binding<Int>
    init(mode: Binding<Int>) { self.mode = mode }
}

struct Row: View {
    @Binding var mode: Int

    var body: some View { Text("\(mode)") }
}

struct Bar: View {
    @Binding var options: [Int]

    var body: some View { Text("\(options.count)") }
}

struct Plain: View {
    let mode: Int

    var body: some View { Text("\(mode)") }
}

struct GridView: View {
    let grid: Grid
    let stored: Binding<Int>

    var body: some View {
        Row(mode: grid.mode)
        Plain(mode: stored.wrappedValue)
    }
}

extension View {
    func bar(_ options: Binding<[Int]>) -> some View { overlay(Bar(options: options)) }
}

struct Home: View {
    @State private var mode = 0
    @State private var options: [Int] = []

    var body: some View {
        GridView(grid: Grid(mode: $mode), stored: $mode).bar($options)
        Button("\(mode)") { mode += 1 }
    }
}
