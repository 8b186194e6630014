// A function that looks up dates and defaults does no work worth a finding
// built with: SDK 26

import SwiftUI

@Observable final class Planner {
    var months: [Date] = []
    var isCompact = false

    init() { prepare() }

    private func prepare(reference: Date = Date()) {
        let calendar = Calendar.current
        isCompact = UserDefaults.standard.bool(forKey: "compact")
        guard let next = calendar.date(byAdding: .month, value: 1, to: reference) else {
            months = [reference]
            return
        }
        months = [reference, next]
    }
}

// A database is no user defaults.
struct Database { func object(_ name: String) -> String { name } }

@Observable final class Catalog {
    var title = ""
    private let database = Database()

    init() { prepare() }

    private func prepare() { title = database.object("title") }
}

struct CatalogView: View {
    @State private var catalog = Catalog()
//                     ^~~~~~~ info: Every update of the parent runs the initializer of 'Catalog', which does work; move the work to '.task'
    var body: some View { Text(catalog.title) }
}

struct PlannerView: View {
    @State private var planner = Planner()
    var body: some View { Text("\(planner.months.count)") }
}

struct Home: View {
    @State private var isOn = false
    var body: some View {
        Text(isOn ? "On" : "Off")
        Toggle("On", isOn: $isOn)
        PlannerView()
        CatalogView()
    }
}
