// A class of another module may be anything

import Stores
import SwiftUI

struct Home: View {
    @EnvironmentObject private var other: OtherStore
    @Environment(OtherStore.self) private var same
    @StateObject private var store = Store()
    var body: some View { Text("").environmentObject(store).environment(other) }
}
