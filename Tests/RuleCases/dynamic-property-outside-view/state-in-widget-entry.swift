// State in a widget's entry

import SwiftUI
import WidgetKit

struct Entry: TimelineEntry {
    @State var date: Date
//             ^~~~ warning: @State does nothing in 'Entry', which is no part of a view: 'date' keeps its initial value whatever is assigned
}
