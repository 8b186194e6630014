// A function that looks up dates and defaults does no work worth a finding

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
    }
}
