// The fix leaves no empty line if the modifier is on a line of its own

import SwiftUI

struct Dial: View {
    @Binding
    private
    var isOn: Bool
//      ^~~~ warning: Other code cannot create 'Dial', because its private 'isOn' has no initial value; remove 'private'
//      safe fix: Let callers pass 'isOn'
//      suggested fix: Add an initializer that takes 'isOn', because you have to update the initializer when the properties of 'Dial' change

    var body: some View {
        Toggle("On", isOn: $isOn)
    }
}
// --- fixed
import SwiftUI

struct Dial: View {
    @Binding
    var isOn: Bool

    var body: some View {
        Toggle("On", isOn: $isOn)
    }
}
