import type { ImportedReading } from '../health-import';

/** One number of blood pressure, as a record of its own. */
export type HalfPressure = {
  part: 'systolic' | 'diastolic';
  row: number;
  value: number;
  measuredAt: string;
  /** The same for the two numbers of one reading: time and source. */
  key: string;
};

type Halves = Record<HalfPressure['part'], HalfPressure[]>;
const none = (): Halves => ({ systolic: [], diastolic: [] });

/**
 * Puts the two numbers of each blood pressure together. In an export each stands alone, and most stand again within a correlation that tells which
 * belong together.
 */
export class Pressures {
  readonly #alone = new Map<string, Halves>();
  readonly #together: HalfPressure[][] = [];

  addAlone(half: HalfPressure): void {
    const known = this.#alone.get(half.key) ?? none();
    known[half.part].push(half);
    this.#alone.set(half.key, known);
  }

  /** Adds the numbers of one correlation. */
  addTogether(halves: HalfPressure[]): void {
    if (halves.length > 0) this.#together.push(halves);
  }

  /** Returns whole readings, and the numbers of which the other one is missing or not certain. */
  pair(): { whole: ImportedReading[]; halves: HalfPressure[] } {
    const whole: ImportedReading[] = [];
    const halves: HalfPressure[] = [];
    const join = (systolic: HalfPressure, diastolic: HalfPressure) =>
      whole.push({
        ...{ row: systolic.row, type: 'blood_pressure', unit: 'mm[Hg]' },
        ...{ measuredAt: systolic.measuredAt, systolic: systolic.value, diastolic: diastolic.value },
      });
    for (const group of this.#together) {
      const [upper, lower] = [group.filter(isUpper), group.filter((one) => !isUpper(one))];
      // The same numbers stand alone too, and are not read twice.
      for (const one of group) this.#takeAlone(one);
      const [systolic, diastolic] = [upper[0], lower[0]];
      if (systolic && diastolic && group.length === 2) join(systolic, diastolic);
      else halves.push(...group);
    }
    for (const { systolic, diastolic } of this.#alone.values()) {
      const [upper, lower] = [systolic[0], diastolic[0]];
      if (upper && lower && systolic.length === 1 && diastolic.length === 1) join(upper, lower);
      // Does not pair several of one second: no one knows which belong together.
      else halves.push(...systolic, ...diastolic);
    }
    return { whole, halves };
  }

  #takeAlone({ key, part, value }: HalfPressure): void {
    const known = this.#alone.get(key)?.[part];
    const at = known?.findIndex((one) => one.value === value) ?? -1;
    if (known && at >= 0) known.splice(at, 1);
  }
}

const isUpper = ({ part }: HalfPressure): boolean => part === 'systolic';
