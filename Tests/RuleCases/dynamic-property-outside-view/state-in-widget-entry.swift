// State in a widget's entry

import SwiftUI
import WidgetKit

struct Entry: TimelineEntry {
    @State var date: Date
//             ^~~~ warning: 'Entry' is not a view, so @State ignores assignments to 'date'; keep it in the view that uses 'Entry'
}
