import type { LineSample } from '@nadi/domain/appointments/line';

type Counted = { lost: number; received: number };

/** Reads what a connection says of its line, look by look: losses are those since the last look. */
export function createSampler() {
  const before = new Map<string, Counted>();
  return (report: RTCStatsReport): LineSample => {
    const losses: number[] = [];
    const trips: number[] = [];
    let availableBitrate: number | null = null;
    for (const one of report.values()) {
      if (one.type === 'inbound-rtp') {
        const now = { lost: one.packetsLost ?? 0, received: one.packetsReceived ?? 0 };
        const last = before.get(one.id);
        before.set(one.id, now);
        if (!last) continue;
        const lost = Math.max(0, now.lost - last.lost);
        const sent = lost + now.received - last.received;
        if (sent > 0) losses.push(lost / sent);
      }
      if (one.type === 'remote-inbound-rtp') {
        if (typeof one.fractionLost === 'number') losses.push(one.fractionLost);
        if (typeof one.roundTripTime === 'number') trips.push(one.roundTripTime * 1_000);
      }
      if (one.type === 'candidate-pair' && one.nominated && one.state === 'succeeded') {
        if (typeof one.currentRoundTripTime === 'number') trips.push(one.currentRoundTripTime * 1_000);
        if (typeof one.availableOutgoingBitrate === 'number') availableBitrate = one.availableOutgoingBitrate;
      }
    }
    return {
      loss: losses.length > 0 ? Math.max(...losses) : null,
      roundTripMs: trips.length > 0 ? Math.max(...trips) : null,
      availableBitrate,
    };
  };
}
