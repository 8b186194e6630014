// A view shows what changes inside the elements of a list

import SwiftUI

final class RowModel: ObservableObject, Identifiable {
    let id = UUID()
    @Published var title = ""
    @Published var note = ""
    func rename() { title = "New" }
}

final class FirstModel: ObservableObject {
    @Published var rows: [RowModel] = []
//                 ^~~~ info: 'FirstView' does not update for changes inside the elements of 'rows'; pass each one to a view that observes it
}

struct FirstView: View {
    @ObservedObject var model: FirstModel
    var body: some View { Text(model.rows[0].title) }
}

final class SecondModel: ObservableObject {
    @Published var rows: [RowModel] = []
//                 ^~~~ info: 'SecondView' does not update for changes inside the elements of 'rows'; pass each one to a view that observes it
}

struct SecondView: View {
    @ObservedObject var model: SecondModel
    var body: some View { Text(model.rows.first?.title ?? "") }
}

final class ThirdModel: ObservableObject {
    @Published var rows: [RowModel] = []
//                 ^~~~ info: 'ThirdView' does not update for changes inside the elements of 'rows'; pass each one to a view that observes it
}

struct ThirdView: View {
    @StateObject private var model = ThirdModel()
    var body: some View {
        List(model.rows) { row in
            Button(row.title) { row.rename() }
        }
    }
}

final class FourthModel: ObservableObject {
    @Published var rows: [RowModel] = []
//                 ^~~~ info: 'FourthView' does not update for changes inside the elements of 'rows'; pass each one to a view that observes it
}

struct FourthView: View {
    @StateObject private var model = FourthModel()
    var body: some View {
        ForEach(model.rows) { Text($0.title) }
    }
}
