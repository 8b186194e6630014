// A wrapper of a package, which keeps the value itself: without @State it compiles everywhere
// takes fix: 2
// built with: SDK 27

import SwiftUI
import SQLiteData

struct Rows: View {
    @State @FetchAll private var rows: [Row] = []
//                               ^~~~ error: 'rows' has @State and @FetchAll, which does not compile with Xcode 27 because both declare '_rows'
//                               suggested fix: Remove @FetchAll, because 'rows' then works without '@FetchAll'
//                               suggested fix: Remove @State, because '@FetchAll' then has to keep 'rows' itself

    var body: some View {
        Text("\(rows.count)")
    }
}
// --- fixed
import SwiftUI
import SQLiteData

struct Rows: View {
    @FetchAll private var rows: [Row] = []

    var body: some View {
        Text("\(rows.count)")
    }
}
