// A protocol that asks Self to be a view makes views as one that inherits from View does; one that asks something else does not

import SwiftUI

protocol Page where Self: View {}
protocol Titled where Self: Equatable {}

struct About: Page {
    @State private var count = 0
    var body: some View { Button("\(count)") { count += 1 } }
}

struct Heading: Titled {
    @State private var count = 0
//                     ^~~~~ info: 'Heading' is not a view, so @State ignores assignments to 'count'; keep it in the view that uses 'Heading'
}
