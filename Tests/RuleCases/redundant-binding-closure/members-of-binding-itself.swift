// A binding to an identifiable value has an id, and one to a collection a count, which would be read instead

import SwiftUI

struct Item: Identifiable {
    var id = 0
    var count = 0
}

struct Rows: View {
    @State private var item = Item()

    var body: some View {
        Stepper("Id", value: Binding(get: { item.id }, set: { item.id = $0 }))
        Stepper("Count", value: Binding(get: { item.count }, set: { item.count = $0 }))
    }
}
