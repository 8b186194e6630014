// The context of the environment never changes, so the view needs no new identity to follow it

import CoreData
import SwiftUI

final class Importer: ObservableObject {
    @Published var count = 0
    let context: NSManagedObjectContext
    init(context: NSManagedObjectContext) { self.context = context }
    func run() { count += 1 }
}

struct ImportScreen: View {
    @ObservedObject var importer: Importer
    var body: some View { Button("\(importer.count)") { importer.run() } }
}

struct Home: View {
    @Environment(\.managedObjectContext) private var context
    @State private var count = 0

    var body: some View {
        Stepper("\(count)", value: $count)
        ImportScreen(importer: Importer(context: context))
//                             ^~~~~~~~~~~~~~~~~~~~~~~~~~ hint: Each update of 'Home' gives 'ImportScreen' a new 'Importer'; keep it in 'ImportScreen' with @StateObject
//                             suggested fix: Keep 'importer' with @StateObject, because every 'ImportScreen' that appears then keeps its first 'Importer'
    }
}
// --- fixed
import CoreData
import SwiftUI

final class Importer: ObservableObject {
    @Published var count = 0
    let context: NSManagedObjectContext
    init(context: NSManagedObjectContext) { self.context = context }
    func run() { count += 1 }
}

struct ImportScreen: View {
    @StateObject var importer: Importer
    var body: some View { Button("\(importer.count)") { importer.run() } }
}

struct Home: View {
    @Environment(\.managedObjectContext) private var context
    @State private var count = 0

    var body: some View {
        Stepper("\(count)", value: $count)
        ImportScreen(importer: Importer(context: context))
    }
}
