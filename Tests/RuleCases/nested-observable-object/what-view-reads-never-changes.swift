// What a view reads never changes, or is an object again that it hands on

import SwiftUI

class C: ObservableObject {
    let title = ""
    let inner = D()
}

class D: ObservableObject {}

class P: ObservableObject {
    let child: C
    init(child: C) { self.child = child }
}

struct V: View {
    @ObservedObject var p: P
    var body: some View {
        Text(p.child.title)
        InnerV(inner: p.child.inner)
    }
}

struct InnerV: View {
    @ObservedObject var inner: D
    var body: some View { Text("") }
}
