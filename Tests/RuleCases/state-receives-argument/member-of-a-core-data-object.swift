// Core Data announces the changes of its objects, and SwiftData observes its models
// needs manual work: nothing, but Core Data and SwiftData are only on Apple systems

import CoreData
import SwiftData
import SwiftUI

final class Message: NSManagedObject {
    @NSManaged var text: String
}

@Model final class Note {
    var title = ""
}

struct Code: View {
    @State var code: String
//             ^~~~ warning: 'Code' never shows later values of 'code', because @State keeps the first; make it a plain 'let'
//             suggested fix: Make 'code' a plain 'let', because 'Code' then shows later values too
    var body: some View { Text(code) }
}

struct Seen: View {
    @ObservedObject var message: Message
    let note: Note

    var body: some View {
        Code(code: message.text)
        Code(code: note.title)
    }
}
// --- fixed
import CoreData
import SwiftData
import SwiftUI

final class Message: NSManagedObject {
    @NSManaged var text: String
}

@Model final class Note {
    var title = ""
}

struct Code: View {
    let code: String
    var body: some View { Text(code) }
}

struct Seen: View {
    @ObservedObject var message: Message
    let note: Note

    var body: some View {
        Code(code: message.text)
        Code(code: note.title)
    }
}
