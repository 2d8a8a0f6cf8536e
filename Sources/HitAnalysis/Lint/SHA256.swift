internal import Foundation

/// The hash of FIPS 180-4, for names that stay the same from run to run and machine to machine.
nonisolated enum SHA256 {
  /// Returns the hash of bytes as 64 hexadecimal digits.
  static func hex(of message: [UInt8]) -> String {
    var hash: [UInt32] = [
      0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab,
      0x5be0_cd19,
    ]
    var padded = message + [0x80]
    padded += [UInt8](repeating: 0, count: (120 - padded.count % 64) % 64)
    let length = UInt64(message.count) * 8
    padded += (0..<8).map { UInt8(truncatingIfNeeded: length >> UInt64(56 - 8 * $0)) }
    for block in stride(from: 0, to: padded.count, by: 64) {
      add(padded[block..<block + 64], to: &hash)
    }
    return hash.map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }.joined()
  }

  private static func add(_ block: ArraySlice<UInt8>, to hash: inout [UInt32]) {
    var words = (0..<16).map { index in
      (0..<4).reduce(UInt32(0)) { $0 << 8 | UInt32(block[block.startIndex + 4 * index + $1]) }
    }
    for index in 16..<64 {
      let (old, recent) = (words[index - 15], words[index - 2])
      let one = turn(old, 7) ^ turn(old, 18) ^ old >> 3
      let two = turn(recent, 17) ^ turn(recent, 19) ^ recent >> 10
      words.append(words[index - 16] &+ one &+ words[index - 7] &+ two)
    }
    var work = hash
    for index in 0..<64 {
      let (a, e) = (work[0], work[4])
      let mixed = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)
      let chosen = e & work[5] ^ ~e & work[6]
      let first = work[7] &+ mixed &+ chosen &+ constants[index] &+ words[index]
      let majority = a & work[1] ^ a & work[2] ^ work[1] & work[2]
      let second = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) &+ majority
      work = [first &+ second] + work[0..<3] + [work[3] &+ first] + work[4..<7]
    }
    for index in hash.indices { hash[index] &+= work[index] }
  }

  private static func turn(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word >> count | word << (32 - count)
  }

  /// The fractions of the cube roots of the first 64 primes, their first 32 bits.
  private static let constants: [UInt32] = {
    var primes: [UInt64] = []
    var candidate: UInt64 = 2
    while primes.count < 64 {
      if primes.allSatisfy({ candidate % $0 != 0 }) { primes.append(candidate) }
      candidate += 1
    }
    // A double has bits enough for that.
    return primes.map { UInt32(truncatingIfNeeded: UInt64(cbrt(Double($0)) * 4_294_967_296)) }
  }()
}
