// A function makes the id

import SwiftUI

struct Item: Identifiable {
    let name: String
    var id: String { name + fresh() }
//                   ^~~~~~~~~~~~~~ warning: 'id' of 'Item' returns a new value on every read, so SwiftUI sees a new element each time; store it

    private func fresh() -> String { UUID().uuidString }
}
