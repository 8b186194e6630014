// Callers cannot name the property's type, because its alias is private
// also reported by: binding-never-written

import SwiftUI

enum Names {
    fileprivate typealias Flag = Bool
}

struct Card: View {
    private typealias Action = () -> Void
    @Binding private var isOn: Names.Flag
//                       ^~~~ warning: Other code cannot create 'Card', because its private 'isOn' has no initial value; make it and its type visible
    @Binding private var action: Action
//                       ^~~~~~ warning: Other code cannot create 'Card', because its private 'action' has no initial value; make it and its type visible

    var body: some View { Button("\(isOn)", action: action) }
}
