// What is read goes to a view that observes the object itself

import SwiftUI

final class Sizer: ObservableObject { @Published var height = 0.0 }

struct Content: View {
    @ObservedObject var sizer: Sizer
    let height: Double
    var body: some View { Color.clear.frame(height: sizer.height) }
}

struct Row: View {
    @State private var sizer = Sizer()
    var body: some View { Content(sizer: sizer, height: sizer.height) }
}
