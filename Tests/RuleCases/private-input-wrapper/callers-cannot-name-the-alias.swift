// Callers cannot name the property's type, because its alias is private
// also reported by: binding-never-written

import SwiftUI

enum Names {
    fileprivate typealias Flag = Bool
}

struct Card: View {
    private typealias Action = () -> Void
    @Binding private var isOn: Names.Flag
//                       ^~~~ warning: 'isOn' is private and has no initial value, which makes the initializer of 'Card' private
    @Binding private var action: Action
//                       ^~~~~~ warning: 'action' is private and has no initial value, which makes the initializer of 'Card' private

    var body: some View { Button("\(isOn)", action: action) }
}
