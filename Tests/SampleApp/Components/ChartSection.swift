import SwiftUI

struct ChartSection: View {
  @StateObject private var chart: ChartModel

  init(name: String, days: Int) {
    _chart = StateObject(wrappedValue: ChartModel(name: name, days: days))
  }

  var body: some View {
    Section(chart.name) {
      ForEach(chart.minutes, id: \.self) { minutes in
        Text("\(minutes) min")
      }
    }
  }
}
