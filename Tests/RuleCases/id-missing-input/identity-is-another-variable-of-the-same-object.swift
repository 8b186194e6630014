// The identity is another variable of the same object

import SwiftUI

final class Dates: ObservableObject {
    @Published var year = 2024
    @Published var month = 1
}

final class MonthModel: ObservableObject {
    @Published var title: String

    init(year: Int, month: Int) { title = "\(month)/\(year)" }
}

struct MonthView: View {
    @StateObject private var model: MonthModel

    init(year: Int, month: Int) {
        _model = StateObject(wrappedValue: MonthModel(year: year, month: month))
    }

    var body: some View { Text(model.title) }
}

struct Home: View {
    @StateObject private var dates = Dates()

    var body: some View {
        MonthView(year: dates.year, month: dates.month).id(dates.month)
//                      ^~~~~~~~~~ warning: 'MonthView' keeps the 'model' created from its first 'year'; add it to '.id(…)'
//                      suggested fix: Add 'dates.year' to the identity, because a new identity resets all state and focus in 'MonthView', re-creates its model, and does not animate the change
        Stepper("Year", value: $dates.year)
        Stepper("Month", value: $dates.month)
    }
}
// --- fixed
import SwiftUI

final class Dates: ObservableObject {
    @Published var year = 2024
    @Published var month = 1
}

final class MonthModel: ObservableObject {
    @Published var title: String

    init(year: Int, month: Int) { title = "\(month)/\(year)" }
}

struct MonthView: View {
    @StateObject private var model: MonthModel

    init(year: Int, month: Int) {
        _model = StateObject(wrappedValue: MonthModel(year: year, month: month))
    }

    var body: some View { Text(model.title) }
}

struct Home: View {
    @StateObject private var dates = Dates()

    private var monthViewIdentity: Int {
        var hasher = Hasher()
        hasher.combine(dates.month)
        hasher.combine(dates.year)
        return hasher.finalize()
    }

    var body: some View {
        MonthView(year: dates.year, month: dates.month).id(monthViewIdentity)
        Stepper("Year", value: $dates.year)
        Stepper("Month", value: $dates.month)
    }
}
