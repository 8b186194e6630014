// The app does not show the view yet, so the code that uses the binding may be missing

import SwiftUI

@main
struct Sample: App {
    var body: some Scene { WindowGroup { Text("Home") } }
}

struct TimePicker: View {
    @Binding var date: Date
//               ^~~~ hint: 'TimePicker' never uses its @Binding 'date'; use it or remove it
    @State private var hour = 0

    var body: some View { Stepper("\(hour)", value: $hour) }
}
