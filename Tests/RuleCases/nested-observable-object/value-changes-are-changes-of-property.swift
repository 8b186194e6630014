// A value's changes are changes of the property

import SwiftUI

struct ItemStruct {}

class P: ObservableObject {
    @Published var item = ItemStruct()
    @Published var items: [ItemStruct] = []
}
