// Not a view

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
