// How the module is built is not known

import Observation

@Observable final class I {}
