// An initializer that takes the other property as well would be as private as its type

import SwiftUI

fileprivate enum Mode { case plain, bold }

struct Editor: View {
    private let mode: Mode
    @Binding private var isOn: Bool
//                       ^~~~ warning: Other code cannot create 'Editor', because its private 'isOn' has no initial value; remove 'private'
//                       suggested fix: Let callers pass 'isOn', because 'mode' makes the initializer private, too

    var body: some View {
        Toggle(mode == .bold ? "Bold" : "Plain", isOn: $isOn)
    }
}
// --- fixed
import SwiftUI

fileprivate enum Mode { case plain, bold }

struct Editor: View {
    private let mode: Mode
    @Binding var isOn: Bool

    var body: some View {
        Toggle(mode == .bold ? "Bold" : "Plain", isOn: $isOn)
    }
}
