let idVolatileLookAlikes: [Example] = [
  .allowed(
    "The model's own identity",
    """
    import SwiftUI

    struct Model: Identifiable {
        let id: Int
    }

    struct Home: View {
        let model: Model

        var body: some View {
            Text("Home").id(model.id)
        }
    }
    """),
  .allowed(
    "Kept in state and changed on purpose",
    """
    import SwiftUI

    struct Home: View {
        @State private var refreshToken = UUID()

        var body: some View {
            List {
                Button("Again") { refreshToken = UUID() }
            }
            .id(refreshToken)
        }
    }
    """),
  .allowed(
    "A constant of the type",
    """
    import SwiftUI

    struct Home: View {
        private static let topID = UUID()

        var body: some View {
            ScrollView {
                Text("Home")
            }
            .id(Self.topID)
        }
    }
    """),
  .allowed(
    "Not a view",
    """
    import SwiftUI

    struct Query {
        func id(_ id: UUID) -> Query { self }
    }

    struct Database {
        var row = Query()
    }

    struct Home: View {
        let db: Database

        var body: some View {
            Button("Load") {
                _ = db.row.id(UUID())
                _ = Query().id(UUID())
            }
        }
    }

    func query(_ db: Database) -> Query {
        db.row.id(UUID())
    }
    """),
  .allowed(
    "Made once with each element",
    """
    import SwiftUI

    struct Row: Identifiable {
        let id = UUID()
        var title: String
    }

    struct Home: View {
        @State private var rows = [Row(title: "a")]

        var body: some View {
            ForEach(rows) { row in
                Text(row.title)
            }
        }
    }
    """),
  .allowed(
    "Made anew, but with identities that are given",
    """
    import SwiftUI

    struct Row: Identifiable {
        var id = UUID()
        var title: String
    }

    struct Home: View {
        let items: [UUID]

        private var rows: [Row] {
            items.map { Row(id: $0, title: "Row") }
        }

        var body: some View {
            ForEach(rows) { row in
                Text(row.title)
            }
        }
    }
    """),
  .allowed(
    "A fallback that may never be needed",
    """
    import SwiftUI

    struct Cover: Identifiable {
        var name: String?
        var id: String { name ?? UUID().uuidString }
    }

    struct Home: View {
        let name: String?

        var body: some View {
            Text("Home").id(name ?? UUID().uuidString)
        }
    }
    """),
  .allowed(
    "The same for a while: a day, a comparison, a parsed text",
    """
    import SwiftUI

    struct Home: View {
        let deadline: Date
        let text: String

        var body: some View {
            VStack {
                Text("Today").id(Calendar.current.startOfDay(for: Date()))
                Text("Late").id(Date() < deadline)
                Text("Known").id(UUID(uuidString: text))
                Text("Then").id(Date(timeIntervalSince1970: 0))
            }
        }
    }
    """),
  .allowed(
    "A spinner that is restarted when its row comes back",
    """
    import SwiftUI

    struct Home: View {
        var body: some View {
            List {
                HStack {
                    Spacer()
                    ProgressView()
                }
                .id(UUID())
            }
        }
    }
    """),
  .allowed(
    "A value that is no element of a list",
    """
    import SwiftUI

    struct Request {
        var id: UUID { UUID() }
    }
    """),
  .allowed(
    "A preview that starts over",
    """
    import SwiftUI

    struct Home: View {
        var body: some View { Text("Home") }
    }

    #Preview {
        Home().id(UUID())
    }
    """),
]
