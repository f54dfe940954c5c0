import { parseMoment } from '../../kernel/moment';
import { ifReal } from '../../vital-signs/bounds';
import type { Subject, VitalSignType } from '../../vital-signs/vital-sign';
import { findImpossible, type ImportedReading } from '../health-import';
import { mayBeDangerous } from '../sync';
import { Columns } from './columns';
import { ExportFault } from './fault';
import { convert, kindOf, momentOf, nameOfType, numberIn } from './health-kit';
import { type HalfPressure, Pressures } from './pressures';
import { readAttributes, type XmlEvents } from './xml-scanner';

/** A record of one of our types from which no reading can be added. */
export type ExportReject = {
  type: VitalSignType;
  /** RFC 3339; null if it cannot be read. */
  measuredAt: string | null;
  reason: 'no-moment' | 'not-a-number' | 'other-unit' | 'half-pressure' | 'impossible';
  /** The number with its unit as it is written; the message for a reading that is impossible. */
  text: string;
  /** The person may be in danger if the device really showed it. */
  isDangerous: boolean;
};

/** Records that are left out because of what they are, and their number. */
export type NotRead = {
  /** In words, as HealthKit names it. */
  name: string;
  count: number;
  /**
   * `other-type` is none of our readings; `of-the-day` is worked out for a day and was measured at no moment; `moving` and `workout` were measured
   * in motion, and a pulse of the record is one at rest.
   */
  reason: 'other-type' | 'of-the-day' | 'moving' | 'workout';
};

const restingHeartRate = 'HKQuantityTypeIdentifierRestingHeartRate';
/** `HKHeartRateMotionContext`: 0 not set, 1 sedentary, 2 active. */
const [motionContext, active] = ['HKMetadataKeyHeartRateMotionContext', '2'];
/** Elements that are no data: about the file and about the person. */
const aboutFile = new Set(['ExportDate', 'Me']);
/** Names beyond these are counted together. A phone writes about two hundred. */
const maxNames = 500;
export const maxRejects = 1000;
const maxWorkouts = 100_000;
const unknownSubject: Subject = { dateOfBirth: null, gender: null, facts: [] };

/** Adds to a list of limited length; a dangerous one takes the place of a harmless one. */
function keepDangerous<One extends { isDangerous: boolean }>(list: One[], one: One): void {
  if (list.length >= maxRejects) {
    const place = one.isDangerous ? list.findIndex(({ isDangerous }) => !isDangerous) : -1;
    if (place < 0) return;
    list.splice(place, 1);
  }
  list.push(one);
}

/** Returns a text of its own: a part of a larger one would keep it in memory. */
const own = (text: string, size = 100): string => ` ${text.slice(0, size)}`.slice(1);

type Current = { attributes: Map<string, string>; line: number; isMoving: boolean };

/** Collects the readings of an export from the events of a scanner. */
export class Collector implements XmlEvents {
  readonly columns = new Columns();
  readonly rejects: ExportReject[] = [];
  readonly #impossible: { reading: ImportedReading; isDangerous: boolean }[] = [];
  rejected = 0;
  dangerous = 0;
  readonly #notRead = new Map<string, NotRead>();
  readonly #pressures = new Pressures();
  #together: HalfPressure[] | null = null;
  readonly #workouts: { from: number; to: number }[] = [];
  #depth = 0;
  #record: Current | null = null;

  constructor(private readonly now: Date) {}

  open = (name: string, text: string, line: number): void => {
    this.#depth += 1;
    if (this.#depth === 1 && name !== 'HealthData') throw new ExportFault('other-file');
    if (name === 'Record' && this.#depth <= 3)
      this.#record = { attributes: readAttributes(text), line, isMoving: false };
    else if (name === 'MetadataEntry' && this.#record) this.#note(readAttributes(text));
    else if (this.#depth === 2) this.#openOther(name, text);
  };

  close = (name: string): void => {
    if (name === 'Record' && this.#record) {
      this.#add(this.#record);
      this.#record = null;
    } else if (name === 'Correlation' && this.#depth === 2 && this.#together) {
      this.#pressures.addTogether(this.#together);
      this.#together = null;
    }
    this.#depth -= 1;
  };

  #note(entry: Map<string, string>): void {
    if (this.#record && entry.get('key') === motionContext && entry.get('value') === active)
      this.#record.isMoving = true;
  }

  #openOther(name: string, text: string): void {
    if (name === 'Correlation') {
      const type = readAttributes(text).get('type') ?? name;
      this.#together = [];
      if (!type.endsWith('BloodPressure')) this.#leaveOut(type, 'other-type');
      return;
    }
    if (aboutFile.has(name)) return;
    this.#leaveOut(name, 'other-type');
    if (name !== 'Workout') return;
    const attributes = readAttributes(text);
    const [from, to] = ['startDate', 'endDate'].map((key) => timeOf(attributes.get(key)));
    if (from === undefined || to === undefined) return;
    if (this.#workouts.push({ from, to }) > maxWorkouts) throw new ExportFault('too-large');
  }

  #leaveOut(identifier: string, reason: NotRead['reason'], count = 1): void {
    const key = `${reason} ${this.#notRead.size < maxNames ? identifier : ''}`;
    const known = this.#notRead.get(`${reason} ${identifier}`) ?? this.#notRead.get(key);
    if (known) known.count += count;
    else this.#notRead.set(own(key, 200), { name: own(nameOfType(identifier)), count, reason });
  }

  #reject(reject: ExportReject): void {
    this.rejected += 1;
    if (reject.isDangerous) this.dangerous += 1;
    keepDangerous(this.rejects, reject);
  }

  #add({ attributes, line, isMoving }: Current): void {
    const type = attributes.get('type') ?? 'Record';
    const kind = kindOf(type);
    // Skips the rest of a correlation, which stands outside of it too; pairs of blood pressure do not.
    if (this.#together && !kind?.part) return;
    if (!kind || (isMoving && kind.type === 'pulse')) {
      const reason = type === restingHeartRate ? 'of-the-day' : 'other-type';
      this.#leaveOut(type, kind ? 'moving' : reason);
      return;
    }
    const [written = '', unit = ''] = [attributes.get('value'), attributes.get('unit')];
    const startDate = attributes.get('startDate') ?? '';
    const text = own(`${written} ${unit}`);
    const measuredAt = momentOf(startDate);
    const moment = measuredAt === null ? null : parseMoment(measuredAt);
    const number = numberIn(written);
    const found = number === null ? null : convert(kind, number, unit);
    // Assesses only what is refused: an export has millions of records.
    const isDangerous = () =>
      found !== null &&
      mayBeDangerous(
        {
          row: line,
          type: kind.type,
          unit: found.unit,
          measuredAt: startDate,
          [kind.part ?? 'value']: found.value,
        },
        ...([unknownSubject, this.now] as const),
      );
    const refuse = (reason: ExportReject['reason'], said = text) =>
      this.#together ||
      this.#reject({ type: kind.type, measuredAt, reason, text: said, isDangerous: isDangerous() });
    if (measuredAt === null || !moment) {
      refuse('no-moment', own(`${startDate}: ${written} ${unit}`));
      return;
    }
    if (number === null) return void refuse('not-a-number');
    if (!found) return void refuse('other-unit');
    if (kind.part) {
      const key = `${startDate} ${attributes.get('sourceName') ?? ''}`;
      const half = { part: kind.part, row: line, value: found.value, measuredAt, key };
      if (this.#together) this.#together.push(half);
      else this.#pressures.addAlone(half);
      return;
    }
    this.#keep({ row: line, type: kind.type, ...found, measuredAt });
  }

  #keep(reading: ImportedReading): void {
    const { type, measuredAt } = reading;
    const text = findImpossible(reading, { dateOfBirth: null }, this.now);
    const moment = parseMoment(measuredAt);
    if (text === null && moment) {
      this.columns.add(reading, { time: moment.at.getTime(), offset: moment.offset });
      return;
    }
    const message = text ?? 'Its moment cannot be read.';
    const isDangerous = message.includes(ifReal);
    this.#reject({ type, measuredAt, reason: 'impossible', text: message, isDangerous });
    keepDangerous(this.#impossible, { reading, isDangerous });
  }

  /** Readings that are impossible, so that the server lists them with the import. */
  get impossible(): ImportedReading[] {
    return this.#impossible.map(({ reading }) => reading);
  }

  /** Returns the places of the readings that remain, oldest first, and all that was left out, the most first. */
  finish(): { places: Uint32Array; notRead: NotRead[] } {
    const { whole, halves } = this.#pressures.pair();
    for (const reading of whole) this.#keep(reading);
    for (const { part, row, value, measuredAt } of halves) {
      const half: ImportedReading = {
        row,
        type: 'blood_pressure',
        unit: 'mm[Hg]',
        measuredAt,
        [part]: value,
      };
      this.#reject({
        ...{ type: 'blood_pressure', measuredAt, reason: 'half-pressure' },
        text: part === 'systolic' ? `${value}/–` : `–/${value}`,
        isDangerous: mayBeDangerous(half, unknownSubject, this.now),
      });
    }
    const { columns } = this;
    const isInWorkout = inside(this.#workouts);
    const isPulse = columns.kinds.map(({ type }) => type === 'pulse');
    const places = Uint32Array.from({ length: columns.size }, (_, at) => at).filter(
      (at) => !isPulse[columns.kind(at)] || !isInWorkout(columns.time(at)),
    );
    const inWorkouts = columns.size - places.length;
    if (inWorkouts > 0) this.#leaveOut('HKQuantityTypeIdentifierHeartRate', 'workout', inWorkouts);
    places.sort((one, other) => columns.time(one) - columns.time(other));
    this.rejects.sort((one, other) => Number(other.isDangerous) - Number(one.isDangerous));
    return { places, notRead: [...this.#notRead.values()].sort((a, b) => b.count - a.count) };
  }
}

const timeOf = (text = ''): number | undefined => parseMoment(momentOf(text) ?? '')?.at.getTime();

/** Returns a function that tells if a time is within one of the spans. */
function inside(spans: readonly { from: number; to: number }[]): (time: number) => boolean {
  const merged: { from: number; to: number }[] = [];
  for (const span of [...spans].sort((one, other) => one.from - other.from)) {
    const last = merged.at(-1);
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to);
    else merged.push({ ...span });
  }
  return (time) => {
    let [low, high] = [0, merged.length - 1];
    while (low <= high) {
      const middle = (low + high) >> 1;
      const span = merged[middle];
      if (!span || time < span.from) high = middle - 1;
      else if (time > span.to) low = middle + 1;
      else return true;
    }
    return false;
  };
}
