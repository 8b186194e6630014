import SwiftUI

struct TrendCard: View {
  @StateObject private var chart: ChartModel

  init(name: String) {
    _chart = StateObject(wrappedValue: ChartModel(name: name, days: 365))
  }

  var body: some View {
    Text("\(chart.minutes.reduce(0, +)) minutes this year")
  }
}
