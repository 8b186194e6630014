// The value belongs to the row's element, so its id stays the same when it changes

import Observation
import SwiftUI

struct Person: Identifiable {
    let id: Int
}

struct Relation: Identifiable {
    let id: Int
    var isFollowed = false
}

@Observable final class FollowModel {
    var relation: Relation
    var isBusy = false

    init(relation: Relation) { self.relation = relation }
}

struct FollowButton: View {
    @State private var model: FollowModel

    init(relation: Relation) { _model = State(initialValue: FollowModel(relation: relation)) }

    var body: some View {
        Button(model.relation.isFollowed ? "Unfollow" : "Follow") { model.isBusy.toggle() }
    }
}

struct People: View {
    let people: [Person]
    @State private var relations: [Int: Relation] = [:]

    var body: some View {
        ForEach(people) { person in
            if let relation = relations[person.id] {
                FollowButton(relation: relation)
//                                     ^~~~~~~~ info: 'FollowButton' keeps the 'model' created from its first 'relation'; reset it with '.id(…)'
            }
        }
        Button("Clear") { relations = [:] }
    }
}
