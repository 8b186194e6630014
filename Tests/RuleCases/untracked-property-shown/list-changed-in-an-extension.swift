// An extension in another file adds to a list of objects, whose new elements no view is told of

// --- SignUp.swift
import SwiftUI
import UIKit

protocol ImageHandling: AnyObject { func addImage(_ image: UIImage) }

final class SignUp: ObservableObject, ImageHandling {
    @Published var name = ""
    @Published var isLoading = false
    var images: [UIImage] = []
//      ^~~~~~ warning: 'SignUpView' shows 'images' of 'SignUp', whose changes in 'addImage' are not published because it is not @Published
//      suggested fix: Publish 'images', because every change of 'images' then updates all views that observe 'SignUp'
    var drafts: [UIImage] = []

    func submit() {
        isLoading = true
        print(images.count)
    }
}

// --- SignUp+Images.swift
import UIKit

extension SignUp {
    func addImage(_ image: UIImage) {
        if !images.isEmpty { images.removeAll() }
        images.append(image)
    }

    func addDraft(_ image: UIImage) {
        drafts.append(image)
        name = "Draft"
    }
}

// --- SignUpView.swift
import SwiftUI

struct SignUpView: View {
    @StateObject private var model = SignUp()

    var body: some View {
        if model.images.isEmpty { Text(model.name) } else { Text("\(model.drafts.count)") }
    }
}
// --- fixed SignUp.swift
import SwiftUI
import UIKit

protocol ImageHandling: AnyObject { func addImage(_ image: UIImage) }

final class SignUp: ObservableObject, ImageHandling {
    @Published var name = ""
    @Published var isLoading = false
    @Published var images: [UIImage] = []
    var drafts: [UIImage] = []

    func submit() {
        isLoading = true
        print(images.count)
    }
}

