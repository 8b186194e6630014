// The app still runs on iOS 13, which has no state objects: someone else has to keep it
// built with: iOS 13

import SwiftUI

final class Model: ObservableObject {}

struct Home: View {
    var body: some View { Text("").environmentObject(Model()) }
//                                                   ^~~~~~~ info: Every update of 'Home' re-creates this 'Model' and loses its state; have the caller pass it in
}
