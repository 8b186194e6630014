// A fetch request needs the value in the initializer, so the body is no place for it

import SwiftUI
import CoreData

struct Week: View {
    @Environment(\.calendar) private var calendar
    @FetchRequest private var workouts: FetchedResults<NSManagedObject>

    init() {
        _workouts = FetchRequest(sortDescriptors: [], predicate: NSPredicate(format: "day > %d", calendar.firstWeekday))
//                                                                                               ^~~~~~~~ warning: 'calendar' is not installed yet when 'Week' is initialized, so it has its default value here; take it as a parameter
    }

    var body: some View {
        Text("\(workouts.count)")
    }
}
