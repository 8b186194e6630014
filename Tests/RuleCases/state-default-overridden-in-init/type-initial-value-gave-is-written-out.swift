// The type that the initial value gave is written out
// also reported by: state-stale-input

import SwiftUI

enum Theme {
    case light, dark
}

struct Item {
    var name = ""
}

struct Card: View {
    @State private var name = ""
    @State private var isOn = false
    @State private var size = 1.5
    @State private var step = -1
    @State private var theme = Theme.light
    @State private var item = Item()
    @State private var chosen = Set<Int>()
    @State private var date: Date = .distantPast
    let title: String

    init(title: String, item: Item, date: Date) {
        self.name = title
//           ^~~~ warning: Xcode 27 rejects assigning 'name' before 'title' is set; remove the initial value of 'name'
//           safe fix: Remove the initial value of 'name'
//           suggested fix: Set '_name' to 'State(initialValue:)', because the initial value of 'name' is then unused
        self.isOn = true
//           ^~~~ warning: Xcode 27 rejects assigning 'isOn' before 'title' is set; remove the initial value of 'isOn'
//           safe fix: Remove the initial value of 'isOn'
//           suggested fix: Set '_isOn' to 'State(initialValue:)', because the initial value of 'isOn' is then unused
        self.size = 2
//           ^~~~ warning: Xcode 27 rejects assigning 'size' before 'title' is set; remove the initial value of 'size'
//           safe fix: Remove the initial value of 'size'
//           suggested fix: Set '_size' to 'State(initialValue:)', because the initial value of 'size' is then unused
        self.step = 1
//           ^~~~ warning: Xcode 27 rejects assigning 'step' before 'title' is set; remove the initial value of 'step'
//           safe fix: Remove the initial value of 'step'
//           suggested fix: Set '_step' to 'State(initialValue:)', because the initial value of 'step' is then unused
        self.theme = .dark
//           ^~~~~ warning: Xcode 27 rejects assigning 'theme' before 'title' is set; remove the initial value of 'theme'
//           safe fix: Remove the initial value of 'theme'
//           suggested fix: Set '_theme' to 'State(initialValue:)', because the initial value of 'theme' is then unused
        self.item = item
//           ^~~~ warning: Xcode 27 rejects assigning 'item' before 'title' is set; remove the initial value of 'item'
//           safe fix: Remove the initial value of 'item'
//           suggested fix: Set '_item' to 'State(initialValue:)', because the initial value of 'item' is then unused
        self.chosen = [1]
//           ^~~~~~ warning: Xcode 27 rejects assigning 'chosen' before 'title' is set; remove the initial value of 'chosen'
//           safe fix: Remove the initial value of 'chosen'
//           suggested fix: Set '_chosen' to 'State(initialValue:)', because the initial value of 'chosen' is then unused
        self.date = date
//           ^~~~ warning: Xcode 27 rejects assigning 'date' before 'title' is set; remove the initial value of 'date'
//           safe fix: Remove the initial value of 'date'
//           suggested fix: Set '_date' to 'State(initialValue:)', because the initial value of 'date' is then unused
        self.title = title
    }

    var body: some View {
        Text("\(title) \(name) \(isOn) \(size) \(step) \(item.name) \(chosen.count) \(date)")
    }
}
// --- fixed
import SwiftUI

enum Theme {
    case light, dark
}

struct Item {
    var name = ""
}

struct Card: View {
    @State private var name: String
    @State private var isOn: Bool
    @State private var size: Double
    @State private var step: Int
    @State private var theme: Theme
    @State private var item: Item
    @State private var chosen: Set<Int>
    @State private var date: Date
    let title: String

    init(title: String, item: Item, date: Date) {
        self.name = title
        self.isOn = true
        self.size = 2
        self.step = 1
        self.theme = .dark
        self.item = item
        self.chosen = [1]
        self.date = date
        self.title = title
    }

    var body: some View {
        Text("\(title) \(name) \(isOn) \(size) \(step) \(item.name) \(chosen.count) \(date)")
    }
}
