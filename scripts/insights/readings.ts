import { createHash } from 'node:crypto';
import { now } from '@nadi/domain/insights/test/input-of';
import { formatMoment } from '@nadi/domain/kernel/moment';
import { readingOf } from '@nadi/domain/vital-signs/test/clinical-case';
import { canonicalUnitOf, decimalsOf, roundTo } from '@nadi/domain/vital-signs/units';
import type { Reading, VitalSignType } from '@nadi/domain/vital-signs/vital-sign';

/** Adds the moment to a reading, RFC 3339. */
export type Entry = Reading & { measuredAt: string };

const hourMs = 3_600_000;
const india = 330;

const entryOf = (reading: Reading, hoursAgo: number, offset: number): Entry => ({
  ...reading,
  measuredAt: formatMoment({
    at: new Date(Math.round((now.getTime() - hoursAgo * hourMs) / 1000) * 1000),
    offset,
  }),
});

/** Reads `blood_pressure 128/80`, `temperature 101.3 [degF]`, `glucose 7.1 mmol/L fasting`. */
function parseReading(text: string): Reading {
  const [type = '', value = '', ...rest] = text.split(' ');
  const timing = rest.find((word) => /^(fasting|after-meal|random|unknown)$/.test(word));
  const unit = rest.find((word) => word !== timing) ?? canonicalUnitOf(type as VitalSignType);
  return readingOf({ type, value, unit, timing: timing ?? (type === 'glucose' ? 'random' : ''), site: '' });
}

/** Reads "3h blood_pressure 150/92; 2d glucose 240 mg/dL fasting": how long ago, and what. */
export const at = (text: string, { offset = india } = {}): Entry[] =>
  text.split('; ').map((one) => {
    const [, count, unit, reading = ''] = /^([\d.]+)([hd]) (.+)$/.exec(one) ?? [];
    if (!count) throw new RangeError(`"${one}" is no reading such as "3h pulse 80".`);
    return entryOf(parseReading(reading), Number(count) * (unit === 'd' ? 24 : 1), offset);
  });

type Series = {
  /** Says how many days ago the first reading was, and the last. @default until 0 */
  from: number;
  until?: number;
  /** @default 1 */
  perDay?: number;
  /** Bounds how far readings lie from the line; half as far for the lower number of a pressure. */
  noise?: number;
  /** Names the reading to which a straight line leads. @default the first */
  to?: string;
};

/** Returns numbers from 0 to 1 that are the same in each run. */
function generator(seed: string): () => number {
  let state = createHash('sha256').update(seed).digest().readUInt32LE(0);
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Returns readings on a straight line with noise around it, the oldest first; by day at 08:00. */
export function series(first: string, { from, until = 0, perDay = 1, noise = 0, to }: Series): Entry[] {
  const random = generator(`${first}|${from}|${until}|${perDay}|${noise}|${to}`);
  const [start, end] = [parseReading(first), parseReading(to ?? first)];
  const count = Math.max(2, Math.round((from - until) * perDay));
  return Array.from({ length: count }, (_, index) => {
    const part = index / (count - 1);
    const near = (one: number | null | undefined, other: number | null | undefined, spread: number) =>
      typeof one !== 'number' || typeof other !== 'number'
        ? null
        : roundTo(one + (other - one) * part + spread * (2 * random() - 1), decimalsOf[start.unit]);
    const reading = {
      ...start,
      systolic: near(start.systolic, end.systolic, noise),
      diastolic: near(start.diastolic, end.diastolic, noise / 2),
      value: near(start.value, end.value, noise),
    };
    return entryOf(reading, (from - (from - until) * part) * 24 + 4, india);
  });
}

/** Returns each reading twice, as two devices or two imports bring it. */
export const twice = (entries: readonly Entry[]): Entry[] => entries.flatMap((one) => [one, { ...one }]);
