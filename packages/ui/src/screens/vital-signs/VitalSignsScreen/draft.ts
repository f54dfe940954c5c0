import type { Reading, ReadingType } from '../../../components/private/reading/reading';
import type { Clock } from '../../../components/When/When';
import type { KindUnit, ReadingDraft, ReadingKind, SummaryItem } from './types';

/** The content of the form: a draft in which the time may be missing while it is typed. */
export type Entry = Omit<ReadingDraft, 'measuredAt'> & { measuredAt: string | null };

/** `now` to the minute, with the offset of the reader's zone. */
export function thisMinute({ now, timeZone }: Clock): string {
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'longOffset',
  });
  const parts = Object.fromEntries(
    format.formatToParts(new Date(now)).map(({ type, value }) => [type, value]),
  );
  const { year, month, day, hour, minute, timeZoneName = '' } = parts;
  return `${year}-${month}-${day}T${hour}:${minute}:00${timeZoneName.replace('GMT', '') || '+00:00'}`;
}

export function unitsOf(kinds: readonly ReadingKind[], type: ReadingType): readonly KindUnit[] {
  return kinds.find((kind) => kind.type === type)?.units ?? [];
}

/** An empty form of a kind, in the unit that the person used last. */
export function emptyEntry(
  kinds: readonly ReadingKind[],
  items: readonly SummaryItem[],
  type: ReadingType,
  measuredAt: string | null,
): Entry {
  const units = unitsOf(kinds, type);
  const last = items.find((item) => item.type === type)?.latest.unit;
  const unit = units.find(({ id }) => id === last)?.id ?? units[0]?.id ?? 'mm[Hg]';
  return {
    type,
    unit,
    measuredAt,
    systolic: null,
    diastolic: null,
    value: null,
    arm: null,
    posture: null,
    timing: null,
    site: null,
    note: null,
  };
}

/** A recorded reading, ready to be changed. */
export function entryOf(reading: Reading): Entry {
  const { type, unit, measuredAt, systolic, diastolic, value, arm, posture, timing, site, note } = reading;
  return { type, unit, measuredAt, systolic, diastolic, value, arm, posture, timing, site, note };
}

/** Another kind of reading; what does not depend on the kind is kept. */
export function withType(
  entry: Entry,
  type: ReadingType,
  kinds: readonly ReadingKind[],
  items: readonly SummaryItem[],
): Entry {
  return { ...emptyEntry(kinds, items, type, entry.measuredAt), note: entry.note };
}

/** Returns true if two entries say the same; both are made here, so that their keys stand in one order. */
export const isSame = (one: Entry, other: Entry): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Returns true if anything was typed that would be lost. */
export function isTouched(entry: Entry, initial: Entry): boolean {
  return !isSame({ ...entry, type: initial.type, unit: initial.unit }, initial);
}

/** The unit in which a value that cannot be would be an ordinary one: 98.6 °C is 98.6 °F. */
export function likelierUnit(entry: Entry, kinds: readonly ReadingKind[]): KindUnit | null {
  const { value, unit } = entry;
  if (value === null) return null;
  const fits = ({ minimum, maximum }: KindUnit) => value >= minimum && value <= maximum;
  const units = unitsOf(kinds, entry.type);
  if (units.some((own) => own.id === unit && fits(own))) return null;
  return units.find((other) => other.id !== unit && fits(other)) ?? null;
}
