// A binding in a model hides who owns the value

import SwiftUI

final class Model: ObservableObject {
    @Binding var count: Int
//               ^~~~~ hint: Views that observe 'Model' hear nothing of changes of 'count', which belongs to someone else
    init(count: Binding<Int>) { _count = count }
}
