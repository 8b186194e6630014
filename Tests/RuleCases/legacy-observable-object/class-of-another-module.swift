// A class of another module

import Kotlin
import SwiftUI

struct Home: View {
    @StateObject private var model: KotlinModel = KotlinModel()
    var body: some View { Text("") }
}
