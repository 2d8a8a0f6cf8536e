internal import Foundation
internal import HitGeometry

/// How fast a quantity changed lately.
///
/// It is the change over the samples of the last tenth of a second, or over the last two samples
/// where these are farther apart, divided by the time between them. What has not changed for more
/// than a tenth of a second is at rest: rule G34.
struct VelocityMeter {
  private struct Sample {
    let value: CGPoint
    let time: TimeInterval
  }

  private static let span: TimeInterval = 0.1
  private static let mostSamples = 32

  private var samples: [Sample] = []

  mutating func restart(at value: CGPoint, time: TimeInterval) {
    samples.removeAll(keepingCapacity: true)
    samples.append(Sample(value: value, time: time))
  }

  mutating func add(_ value: CGPoint, time: TimeInterval) {
    if let last = samples.last, last.value == value { return }
    if samples.last?.time == time, samples.count > 1 { samples.removeLast() }
    if samples.count == Self.mostSamples { samples.removeFirst() }
    samples.append(Sample(value: value, time: time))
  }

  func velocity(at now: TimeInterval) -> CGPoint {
    guard let last = samples.last, now - last.time <= Self.span + 1e-9 else { return .zero }
    let start = last.time - Self.span - 1e-9
    let earlier = samples.dropLast()
    guard let first = earlier.first(where: { $0.time >= start }) ?? earlier.last,
      last.time > first.time
    else { return .zero }
    return (last.value - first.value) / CGFloat(last.time - first.time)
  }
}
