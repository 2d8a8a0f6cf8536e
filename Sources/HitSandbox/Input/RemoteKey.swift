internal import HitResponders

/// The keys of a keyboard that are a remote control's.
enum RemoteKey {
  /// Returns what the press or release of a key says to a player, if it is such a key.
  ///
  /// - Parameters:
  ///   - keysym: The number of the key's symbol, as X counts them.
  ///   - isDown: Whether the key goes down.
  /// - Returns: The command, or `nil`.
  static func command(keysym: UInt32, isDown: Bool) -> UIEvent.EventSubtype? {
    switch (keysym, isDown) {
    // XF86AudioPlay, XF86AudioPause, XF86AudioStop, XF86AudioNext, XF86AudioPrev.
    case (0x1008_ff14, true): .remoteControlPlay
    case (0x1008_ff31, true): .remoteControlPause
    case (0x1008_ff15, true): .remoteControlStop
    case (0x1008_ff17, true): .remoteControlNextTrack
    case (0x1008_ff16, true): .remoteControlPreviousTrack
    // XF86AudioRewind and XF86AudioForward, which seek while they are held.
    case (0x1008_ff3e, true): .remoteControlBeginSeekingBackward
    case (0x1008_ff3e, false): .remoteControlEndSeekingBackward
    case (0x1008_ff97, true): .remoteControlBeginSeekingForward
    case (0x1008_ff97, false): .remoteControlEndSeekingForward
    // XF86AudioMedia and XF86AudioPlayPause, keys for both.
    case (0x1008_ff32, true), (0x1008_1308, true), (0x1008_10a4, true):
      .remoteControlTogglePlayPause
    default: nil
    }
  }

  /// Whether a key is a remote control's, whatever it does.
  static func isRemote(keysym: UInt32) -> Bool { command(keysym: keysym, isDown: true) != nil }
}
