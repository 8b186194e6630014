// A member that is written through the projection passes the observer by as well
// built with: iOS 16

import SwiftUI

struct Item: Equatable {
    var name = ""
}

struct Name: View {
    @Binding var item: Item {
        didSet { save() }
//      ^~~~~~ warning: 'didSet' of 'item' does not run when 'TextField' changes it through '$item'
//      suggested fix: Move the code to '.onChange(of: item)', because the code then runs after the view updates, and only if the value of 'item' has changed
    }

    var body: some View {
        TextField("Name", text: $item.name)
    }

    private func save() {}
}
// --- fixed
import SwiftUI

struct Item: Equatable {
    var name = ""
}

struct Name: View {
    @Binding var item: Item

    var body: some View {
        TextField("Name", text: $item.name)
            .onChange(of: item) { _ in save() }
    }

    private func save() {}
}
