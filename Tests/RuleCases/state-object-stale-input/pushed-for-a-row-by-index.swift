// A screen that a row pushes is about the element of that row, although an index identifies the row

import SwiftUI

struct Notice {
    var id: Int
    var club: String
}

final class NoticeModel: ObservableObject {
    @Published var text: String
    init(club: String) { text = club }
}

struct NoticeScreen: View {
    @StateObject private var model: NoticeModel

    init(club: String) { _model = StateObject(wrappedValue: NoticeModel(club: club)) }

    var body: some View { Text(model.text) }
}

struct Notices: View {
    @State private var notices: [Notice] = []

    var body: some View {
        ForEach(notices.indices, id: \.self) { index in
            NavigationLink {
                NoticeScreen(club: notices[index].club)
            } label: {
                Text("Notice")
            }
        }
        Button("Reload") { notices = [Notice(id: 1, club: "Chess")] }
    }
}
