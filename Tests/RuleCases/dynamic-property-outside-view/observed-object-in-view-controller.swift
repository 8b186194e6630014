// An observed object in a view controller

import SwiftUI
import UIKit

final class Model: ObservableObject {}

final class Controller: UIViewController {
    @ObservedObject var model = Model()
//                      ^~~~~ info: 'Controller' is not a view, so @ObservedObject triggers no updates when 'model' changes; remove the attribute
}
