// An instance of another module, which may be made for each reader

import StoreKitty
import SwiftUI

struct Shelf: View {
    @StateObject private var store = Store.standard

    var body: some View {
        Text("Shelf")
    }
}
