import { type VitalSignType, vitalSignTypes } from '../../vital-signs/vital-sign';
import type { ImportedReading } from '../health-import';
import type { ReadingsOfType } from '../summary';
import type { Columns } from './columns';

/** The types that are chosen, and the first day on the wall (YYYY-MM-DD); null for all. */
export type ExportChoice = { types: readonly VitalSignType[]; from: string | null };

/** Readings of one request: half of what it may have, so that a busy server adds them in time. */
const partSize = 500;
/** Some thirty readings a day for a year; a watch measures the heart rate every few minutes. */
const manyOfOne = 10_000;

/** The readings of an export that can be added, by type and since a day, and as they are sent. */
export class ExportReadings {
  #chosen: { key: string; places: Uint32Array; impossible: ImportedReading[] } | null = null;

  constructor(
    private readonly columns: Columns,
    /** Oldest first. */
    private readonly places: Uint32Array,
    private readonly impossible: readonly ImportedReading[],
  ) {}

  period(): { from: string; to: string } | null {
    const [first, last] = [this.places.at(0), this.places.at(-1)];
    if (first === undefined || last === undefined) return null;
    return { from: this.columns.reading(first).measuredAt, to: this.columns.reading(last).measuredAt };
  }

  firstChoice(now: Date): ExportChoice {
    const year = new Date(now);
    year.setUTCFullYear(now.getUTCFullYear() - 1);
    const lastYear = year.toISOString().slice(0, 10);
    const isThere = this.since(lastYear).length > 0;
    const from = isThere ? lastYear : (this.period()?.from.slice(0, 10) ?? null);
    const counts = new Map<VitalSignType, number>();
    for (const { type, count } of this.since(from)) counts.set(type, (counts.get(type) ?? 0) + count);
    return { from, types: [...counts].filter(([, count]) => count <= manyOfOne).map(([type]) => type) };
  }

  since(day: string | null): ReadingsOfType[] {
    const { columns } = this;
    const first = wallOf(day);
    const groups = columns.kinds.map(({ type, unit }) => ({
      ...{ type, unit, count: 0, range: none() },
      lower: type === 'blood_pressure' ? none() : null,
    }));
    for (const place of this.places) {
      const group = groups[columns.kind(place)];
      if (!group || columns.wall(place) < first) continue;
      group.count += 1;
      widen(group.range, columns.value(place));
      if (group.lower) widen(group.lower, columns.lower(place));
    }
    const order = ({ type }: ReadingsOfType) => vitalSignTypes.indexOf(type);
    return groups.filter(({ count }) => count > 0).sort((one, other) => order(one) - order(other));
  }

  part(choice: ExportChoice, index: number): { readings: ImportedReading[]; remaining: number } {
    const { places, impossible } = this.#choose(choice);
    const [start, end] = [index * partSize, (index + 1) * partSize];
    const readings = [
      ...Array.from(places.subarray(start, end), (place) => this.columns.reading(place)),
      // Behind those that can be added.
      ...impossible.slice(Math.max(0, start - places.length), Math.max(0, end - places.length)),
    ];
    return { readings, remaining: Math.max(0, places.length + impossible.length - end) };
  }

  #choose({ types, from }: ExportChoice) {
    const key = `${types.join()} ${from}`;
    if (this.#chosen?.key === key) return this.#chosen;
    const isChosen = this.columns.kinds.map(({ type }) => types.includes(type));
    const first = wallOf(from);
    this.#chosen = {
      key,
      places: this.places.filter(
        (place) => isChosen[this.columns.kind(place)] && this.columns.wall(place) >= first,
      ),
      impossible: this.impossible.filter(
        (one) => types.includes(one.type) && Date.parse(`${one.measuredAt.slice(0, 19)}Z`) >= first,
      ),
    };
    return this.#chosen;
  }
}

const none = () => ({ lowest: Number.POSITIVE_INFINITY, highest: Number.NEGATIVE_INFINITY });

const wallOf = (day: string | null): number =>
  day === null ? Number.NEGATIVE_INFINITY : Date.parse(`${day}T00:00:00Z`);

function widen(range: { lowest: number; highest: number }, value: number): void {
  range.lowest = Math.min(range.lowest, value);
  range.highest = Math.max(range.highest, value);
}
