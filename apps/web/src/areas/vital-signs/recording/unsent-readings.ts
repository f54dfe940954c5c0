import type { VitalSignPatch } from '@nadi/contract/schema';
import type { Reading } from '@nadi/domain/vital-signs/vital-sign';
import type { ReadingRow } from '@nadi/ui/components/ReadingTable';
import { unsentItems } from '../../../kernel/items/unsent-items';
import type { OutboxEntry, Write } from '../../../kernel/offline/write';
import type { Assessor } from '../queries/assessor';
import { isNewOnPage, type PageChoice } from '../queries/on-page';
import type { Person } from '../queries/subject';
import { emptyReading } from './empty-reading';
import { faultsOf } from './save-failure';
import { readingOperations, readingType } from './subjects';

type ReadingWrite = Extract<Write, { operation: `${string}VitalSign` }>;
type ReadingEntry = OutboxEntry & { write: ReadingWrite };
type Unsent = NonNullable<ReadingRow['unsent']>;

/** A reading in the state that it will have once its entries are sent. */
export type UnsentReading = ReadingRow & { unsent: Unsent };

/** Returns each reading in the state that it has here; null for one that is deleted here. */
export const standingOf = (unsent: readonly UnsentReading[]): Map<string, ReadingRow | null> =>
  new Map(unsent.map((one) => [one.id, one.unsent.action === 'delete' ? null : one]));

export const isOfReading = (entry: OutboxEntry): entry is ReadingEntry => entry.type === readingType;

/** The person and the assessor; without an assessor a reading is shown as not assessed. */
type Assessing = Person & { assessor: Assessor | null };

/** Interprets a reading here, by the same rules as the server. */
function interpreted(reading: ReadingRow, { subject, assessor }: Assessing): ReadingRow {
  if (!assessor) return { ...reading, interpretation: notAssessedYet };
  const { type, unit, systolic, diastolic, value, timing, site, measuredAt } = reading;
  const numbers: Reading = { type, unit, systolic, diastolic, value, timing, site };
  return { ...reading, interpretation: assessor(numbers, subject, measuredAt) };
}

const notAssessedYet: ReadingRow['interpretation'] = {
  status: 'not-assessed',
  side: null,
  advice: null,
  reason: 'no-range',
  worst: { status: 'not-assessed', side: null, condition: null, advice: null },
  ranges: [],
  asks: [],
};

type Recording = Extract<Write, { operation: 'recordVitalSign' }>;
type Known = Exclude<ReadingWrite, Recording>;

export function recorded(id: string, { body }: Recording, person: Assessing): ReadingRow {
  return interpreted(
    {
      ...emptyReading,
      ...body,
      id,
      interpretation: notAssessedYet,
      earlierInterpretations: [],
      enteredBy: { self: true, name: person.name },
      version: 0,
    },
    person,
  );
}

const changed = (reading: ReadingRow, patch: VitalSignPatch, person: Assessing): ReadingRow =>
  interpreted({ ...reading, ...patch }, person);

/** Returns all readings with entries, each with all its entries applied. */
export function unsentReadings(
  entries: readonly OutboxEntry[],
  known: readonly ReadingRow[],
  person: Person,
  assessor: Assessor | null,
): UnsentReading[] {
  const assessing = { ...person, assessor };
  return unsentItems<ReadingRow>(entries, readingOperations, {
    added: (write, id) => recorded(id, write as Recording, assessing),
    standing: (write) => standing(write as Known, known, assessing),
    changed: (reading, body) => changed(reading, body as VitalSignPatch, assessing),
  }).map(({ own, ...reading }) => {
    const asking = own.find(({ id }) => id === reading.unsent.entryId);
    return { ...reading, unsent: { ...reading.unsent, ...(asking && refusalOf(asking)) } };
  });
}

function refusalOf({ standing: said }: OutboxEntry): Pick<Unsent, 'refusal'> {
  if (said.phase !== 'refused') return {};
  return { refusal: { message: said.message, errors: faultsOf(said.errors) } };
}

/** The version of the reading on the server, as far as this device knows. */
function standing(write: Known, known: readonly ReadingRow[], person: Assessing): ReadingRow {
  const id = write.id ?? write.read.id;
  const found = known.find((one) => one.id === id);
  // An earlier version of the app may have stored it, with another form of interpretation.
  const earlierInterpretations = write.read.earlierInterpretations ?? [];
  return found ?? interpreted({ ...emptyReading, ...write.read, earlierInterpretations, id }, person);
}

/** A change does not make a reading newer: it must not come before one that was entered after it. */
const enteredAs = ({ unsent }: ReadingRow) => (unsent?.action === 'add' ? unsent.entryId : 0);

/** Within the same minute the one that was entered last, as on the server. */
const newestFirst = (one: ReadingRow, other: ReadingRow) =>
  Date.parse(other.measuredAt) - Date.parse(one.measuredAt) || enteredAs(other) - enteredAs(one);

/** Returns a page of the history with unsent entries applied: changes in the row of their reading, new ones on the first page. */
export function historyWith(
  rows: readonly ReadingRow[],
  unsent: readonly UnsentReading[],
  choice: PageChoice,
): ReadingRow[] {
  const byId = new Map(unsent.map((one) => [one.id, one]));
  const standing = rows.map((row) => byId.get(row.id) ?? row);
  const fresh = unsent.filter((one) => one.version === 0 && isNewOnPage(one, choice));
  return fresh.length > 0 ? [...fresh, ...standing].sort(newestFirst) : standing;
}

/** Returns the latest of each type with unsent entries applied: a newer one replaces the one before it. */
export function latestWith<Item extends { type: ReadingRow['type']; latest: ReadingRow }>(
  items: readonly Item[],
  unsent: readonly UnsentReading[],
): (Item | { type: ReadingRow['type']; latest: ReadingRow })[] {
  const byId = new Map(unsent.map((one) => [one.id, one]));
  const latest = items.map((item) => ({ ...item, latest: byId.get(item.latest.id) ?? item.latest }));
  const found: (Item | { type: ReadingRow['type']; latest: ReadingRow })[] = latest.map((item) => {
    const [newest] = unsent
      .filter((one) => one.type === item.type && one.unsent.action !== 'delete')
      .sort(newestFirst);
    return newest && newestFirst(newest, item.latest) < 0 ? { ...item, latest: newest } : item;
  });
  const others = unsent.filter(
    (one) => one.unsent.action !== 'delete' && !items.some(({ type }) => type === one.type),
  );
  for (const one of [...others].sort(newestFirst))
    if (!found.some(({ type }) => type === one.type)) found.push({ type: one.type, latest: one });
  return found;
}
