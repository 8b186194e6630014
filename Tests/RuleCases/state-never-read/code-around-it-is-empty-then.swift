// The fix also deletes the code around an assignment that is empty without it, and the comments about it

import SwiftUI

@main
struct Sample: App {
    var body: some Scene { WindowGroup { Home() } }
}

struct Home: View {
    let item: String?
    @Binding var count: Int
    @State private var step = 0
//                     ^~~~ info: 'Home' sets 'step' but never reads it; show it or delete it
//                     suggested fix: Delete 'step', because 'Home' may be meant to show it
    @State private var name: String?
//                     ^~~~ info: 'Home' sets 'name' but never reads it; show it or delete it
//                     suggested fix: Delete 'name', because 'Home' may be meant to show it
    @State private var isShown = false
//                     ^~~~~~~ info: 'Home' sets 'isShown' but never reads it; show it or delete it
//                     suggested fix: Delete 'isShown', because 'Home' may be meant to show it
    @State private var isBusy = false
//                     ^~~~~~ info: 'Home' sets 'isBusy' but never reads it; show it or delete it
//                     suggested fix: Delete 'isBusy', because 'Home' may be meant to show it
    @State private var isDone = false
//                     ^~~~~~ info: 'Home' sets 'isDone' but never reads it; show it or delete it
//                     suggested fix: Delete 'isDone', because 'Home' may be meant to show it

    var body: some View {
        VStack {
            Stepper("Count", value: $count)
            Button("Next") {
                count += 1
                withAnimation(.default) { step = count }
            }
            Button("Later") {
                count = 0
                DispatchQueue.main.async {
                    if let item {
                        name = item
                    }
                }
            }
            Button("Save") {
                defer { isBusy = false }
                count = 2
                // The next screen asks for it
                isBusy = true // for now

                count = 3
                if count > 3 {
                    count = 4
                } else {
                    isDone = false
                }
                if count > 4 { isDone = true } else { isDone = false }
            }
        }
        .onAppear {
            isShown = true
        }
        .onDisappear { isShown = false }
        .padding()
    }
}
// --- fixed
import SwiftUI

@main
struct Sample: App {
    var body: some Scene { WindowGroup { Home() } }
}

struct Home: View {
    let item: String?
    @Binding var count: Int

    var body: some View {
        VStack {
            Stepper("Count", value: $count)
            Button("Next") {
                count += 1
            }
            Button("Later") {
                count = 0
            }
            Button("Save") {
                count = 2

                count = 3
                if count > 3 {
                    count = 4
                }
            }
        }
        .padding()
    }
}
