// The parts of the toolchain that importers of this module need: the system's C library, and as little of Foundation as
// possible. With all of Foundation, every start would first load a library of calendars and languages.

#if canImport(Darwin)
  @_exported import Darwin
#elseif canImport(Musl)
  @_exported import Musl
#else
  @_exported import Glibc
#endif
#if canImport(FoundationEssentials) && !canImport(Darwin)
  @_exported import FoundationEssentials
#else
  @_exported import Foundation
#endif
