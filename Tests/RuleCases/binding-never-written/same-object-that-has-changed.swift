// A view with the same object as before does not update, but a view with a binding to it does

import CoreData
import SwiftUI

final class Room: NSManagedObject { @NSManaged var count: Int16 }
final class Draft { var text = "" }

struct RoomRow: View {
    @Binding var room: Room
    var body: some View { Text("\(room.count)") }
}

struct DraftRow: View {
    @Binding var draft: Draft?
    var body: some View { Text(draft?.text ?? "") }
}

struct UnusedRow: View {
    @Binding var draft: Draft
//               ^~~~~ info: 'UnusedRow' never uses its @Binding 'draft'; remove it
    var body: some View { Text("Row") }
}

struct Home: View {
    @State private var rooms: [Room] = []
    @State private var drafts: [Draft] = []
    @State private var draft: Draft?

    var body: some View {
        ForEach($rooms) { $room in RoomRow(room: $room) }
        ForEach($drafts) { $draft in UnusedRow(draft: $draft) }
        DraftRow(draft: $draft)
    }
}
