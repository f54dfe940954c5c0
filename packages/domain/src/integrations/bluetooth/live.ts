import type { VitalSignType } from '../../vital-signs/vital-sign';
import { type DeviceMessage, type DeviceReading, once } from './device-message';

/** A message of a device that sends one in each second. */
export type Sample = { at: number; message: DeviceMessage };

/** Milliseconds of which the middle value is one reading. */
export const liveMs = 30_000;
/** Milliseconds without a value after which the time begins anew. */
const maxGapMs = 5_000;

/** Returns the samples with one more. A message without a value is not one of them; a gap that is too long begins anew. */
export function withSample(samples: readonly Sample[], sample: Sample): readonly Sample[] {
  const last = samples.at(-1);
  const isBroken = last !== undefined && sample.at - last.at > maxGapMs;
  const kept = isBroken ? [] : samples;
  return sample.message.readings.length > 0 ? [...kept, sample] : kept;
}

/** Returns how much of the time has passed, from 0 to 1. */
export function progressOf(samples: readonly Sample[]): number {
  const [first, last] = [samples[0], samples.at(-1)];
  return first && last ? Math.min(1, (last.at - first.at) / liveMs) : 0;
}

/** Returns the reading of the samples: the middle of the values of each type, with all that the device said meanwhile. */
export function middleOf(samples: readonly Sample[]): DeviceMessage | null {
  const all = samples.flatMap(({ message }) => message.readings);
  const types = once(all.map(({ type }) => type));
  const readings = types.flatMap((type) => middleOfType(all, type));
  if (readings.length === 0) return null;
  const remarks = once(samples.flatMap(({ message }) => message.remarks));
  return { readings, refusal: null, remarks, wall: null };
}

function middleOfType(all: readonly DeviceReading[], type: VitalSignType): DeviceReading[] {
  const sorted = all.filter((one) => one.type === type).sort((a, b) => (a.value ?? 0) - (b.value ?? 0));
  const middle = sorted[Math.floor((sorted.length - 1) / 2)];
  return middle ? [middle] : [];
}
