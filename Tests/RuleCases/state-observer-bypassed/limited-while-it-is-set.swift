// The stepper counts on, because the limit stands in a setter that it does not use
// built with: iOS 17

import SwiftUI

struct Limit: View {
    @State private var count = 0 {
        didSet {
//      ^~~~~~ warning: 'didSet' of 'count' does not run when 'Stepper' changes it through '$count'
//      suggested fix: Move it to '.onChange(of: count)', because it runs after the view is updated then, and only where 'count' differs, and again for what it assigns
//      suggested fix: Write 'count' through a closure, because each child that gets the binding counts as changed whenever 'Limit' is updated
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
