// An observed object in a view controller

import SwiftUI
import UIKit

final class Model: ObservableObject {}

final class Controller: UIViewController {
    @ObservedObject var model = Model()
//                      ^~~~~ warning: @ObservedObject does nothing in 'Controller', which is no part of a view: nothing is drawn again when 'model' changes
}
