// The stepper counts on, because the limit stands in a setter that it does not use
// built with: iOS 17

import SwiftUI

struct Limit: View {
    @State private var count = 0 {
        didSet {
//      ^~~~~~ warning: 'didSet' of 'count' does not run when 'Stepper' changes it through '$count'
//      suggested fix: Move the code to '.onChange(of: count)', because the code then runs after the view updates, and only if the value of 'count' has changed, and again for its own assignments
//      suggested fix: Bind 'count' with closures, because each child that gets the binding then counts as changed on every update of 'Limit'
            // No more than nine
            if count > 9 {
                count = 9
            }
        }
    }

    var body: some View {
        Stepper("\(count)", value: $count)
    }
}
// --- fixed
import SwiftUI

struct Limit: View {
    @State private var count = 0

    var body: some View {
        Stepper("\(count)", value: $count)
            .onChange(of: count) {
                // No more than nine
                if count > 9 {
                    count = 9
                }
            }
    }
}
