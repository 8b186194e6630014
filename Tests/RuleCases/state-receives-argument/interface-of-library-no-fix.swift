// The interface of a library: no fix
// also reported by: private-state

import SwiftUI

public struct Detail: View {
    @State public var name: String
//                    ^~~~ warning: 'Detail' never shows later values of 'name', because @State keeps the first; make it a plain 'let'

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
