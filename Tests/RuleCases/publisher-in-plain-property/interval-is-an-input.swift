// An initial value of the view's state cannot use the interval

import SwiftUI

struct Flash: ViewModifier {
    let interval: Double
    @State private var isOn = false

    func body(content: Content) -> some View {
        content
            .opacity(isOn && interval > 0 ? 1 : 0.4)
            .onReceive(Timer.publish(every: interval, on: .main, in: .common).autoconnect()) { _ in isOn.toggle() }
//           ^~~~~~~~~ info: Every run of 'body' in 'Flash' gives '.onReceive' a new timer, which restarts its interval; keep it outside 'body'
    }
}
