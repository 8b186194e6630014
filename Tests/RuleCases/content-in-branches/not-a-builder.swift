// What is returned has one type and one identity, a closure that gives no view is no slot, another condition decides

import SwiftUI

enum Look { case plain, dim }

struct Dim: ViewModifier {
    @AppStorage("look") private var isDim = false
    func body(content: Content) -> some View {
        switch isDim {
        case true: return content.opacity(0.5)
        case false: return content.opacity(1)
        }
    }
}

struct Bar<C: View>: View {
    @State private var isDone = false
    @State private var isWide = false
    let isPad = true
    let close: () -> Void
    let content: C

    var body: some View {
        if isDone { Button("Done") { close() } } else { Button("Close") { close(); isDone = true; isWide = true } }
        if isPad {
            HStack { if isWide { Text("-") }; content }
        } else {
            content
        }
    }
}
