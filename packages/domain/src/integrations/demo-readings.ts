import type { ImportedReading } from './health-import';
import { momentIn } from './sync';

const day = 86_400_000;

/** Returns the number of days since 1970 of a moment in India, where the sample watch is worn. */
const dayOf = (at: number): number => Math.floor((at + 19_800_000) / day);

/** Returns 0 to 1 for a number, always the same. */
const pick = (seed: number): number => {
  const value = Math.sin(seed * 12.9898) * 43_758.5453;
  return value - Math.floor(value);
};

/** Returns the invented readings of the demonstration between two moments: pulse and oxygen each morning, weight each Sunday. */
export function demoReadings(from: Date, to: Date): ImportedReading[] {
  const readings: ImportedReading[] = [];
  for (let number = dayOf(from.getTime()); number <= dayOf(to.getTime()); number += 1) {
    const at = new Date(number * day - 19_800_000 + 7 * 3_600_000);
    if (at < from || at > to) continue;
    const measuredAt = momentIn(at, 'Asia/Kolkata');
    const row = readings.length + 1;
    readings.push(
      { row, type: 'pulse', unit: '/min', measuredAt, value: 64 + Math.round(pick(number) * 12) },
      {
        row,
        type: 'oxygen_saturation',
        unit: '%',
        measuredAt,
        value: 96 + Math.round(pick(number + 0.3) * 2),
      },
    );
    // The first of January 1970 was a Thursday.
    if ((number + 4) % 7 === 0)
      readings.push({
        ...{ row, type: 'weight', unit: 'kg', measuredAt },
        value: Math.round((71 + pick(number + 0.7) * 1.5) * 10) / 10,
      });
  }
  return readings;
}
