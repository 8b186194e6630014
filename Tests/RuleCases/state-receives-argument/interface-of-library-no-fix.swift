// The interface of a library: no fix
// also reported by: private-state

import SwiftUI

public struct Detail: View {
    @State public var name: String
//                    ^~~~ warning: 'name' is @State, which keeps the first value that it is given: when 'user' changes, 'Detail' does not see it

    public var body: some View {
        Text(name)
    }
}

public struct Home: View {
    @Binding public var user: String

    public var body: some View {
        Detail(name: user)
    }
}
