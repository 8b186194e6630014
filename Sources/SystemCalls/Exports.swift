// What the toolchain brings, for whoever imports this module: the system's C library, and of Foundation no more than is
// needed. All of it would have every start load a library of calendars and languages first.

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
