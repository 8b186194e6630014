// A model of SwiftData has an id without declaring it

import SwiftData
import SwiftUI

@Model final class Food {
    var name = ""
    init() {}
}

struct Foods: View {
    @Query private var foods: [Food]

    var body: some View {
        List(foods, id: \.hashValue) { food in
//                      ^~~~~~~~~~~ info: Rows of 'foods' use hashes as ids, which can collide and change on every launch; use the elements' id
//                      suggested fix: Identify the rows by the 'id' of 'Food', because 'id' must be unique for each element
            Text(food.name)
        }
    }
}
// --- fixed
import SwiftData
import SwiftUI

@Model final class Food {
    var name = ""
    init() {}
}

struct Foods: View {
    @Query private var foods: [Food]

    var body: some View {
        List(foods, id: \.id) { food in
            Text(food.name)
        }
    }
}
