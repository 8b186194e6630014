// The elements are made once and kept, or come from the caller

import SwiftUI

struct Day: Identifiable {
    let id = UUID()
    let number: Int
}

struct Week {
    let days: [Day]
}

final class Store {
    private var cache: [Day] = []

    func days() -> [Day] {
        if cache.isEmpty { cache = (0..<7).map { Day(number: $0) } }
        return cache
    }

    private var weeks: [Int: [Day]] = [:]

    func days(ofWeek week: Int) -> [Day] {
        if let days = weeks[week] { return days }
        let days = (0..<7).map { Day(number: $0) }
        weeks[week] = days
        return days
    }
}

struct Home: View {
    let given: [Day]
    let store: Store

    private var week: Week { Week(days: given) }
    private var shown: [Day] { days.filter { $0.number > 1 } }
    private var days: [Day] { given.isEmpty ? made() : given }

    private func made() -> [Day] { (0..<7).map { Day(number: $0) } }

    var body: some View {
        let other = Week(days: given)
        ForEach(other.days) { Text("\($0.number)") }
        ForEach(week.days) { Text("\($0.number)") }
        ForEach(shown) { Text("\($0.number)") }
        ForEach(store.days()) { Text("\($0.number)") }
        ForEach(store.days(ofWeek: 1)) { Text("\($0.number)") }
    }
}
