import type { ReadingRow } from '@nadi/ui/components/ReadingTable';
import type { ReadingDraft } from '@nadi/ui/screens/vital-signs/VitalSignsScreen';
import { profileSubject } from '../../src/areas/profile/subject';
import { readingWrites } from '../../src/areas/vital-signs/recording/reading-writes';
import { historyWith, unsentReadings } from '../../src/areas/vital-signs/recording/unsent-readings';
import type { OutboxEntry } from '../../src/kernel/offline/write';
import { baseOfReplacement, canBeReplaced, needsPerson } from '../../src/kernel/outbox/outbox-selectors';
import type { Device, Tab } from './device';
import { serverNow } from './server';
import type { Chance } from './simulation';

/** No particular person: the applicable ranges do not matter here. */
const anyone = { subject: { dateOfBirth: null, gender: null, facts: [] }, name: 'Asha' } as const;
const all = { type: null, dateFrom: undefined, page: 1 } as const;

/** How the note of a reading begins that was of the moment at which it was recorded. */
export const nowNote = 'now, ';

/** How the key of a decision ends that was made over what another change left behind. */
export const insisted = '-insisted';

/** Mints keys and notes that are never the same twice. */
export function createMint() {
  let count = 0;
  return () => {
    count += 1;
    return `intent-${String(count).padStart(4, '0')}`;
  };
}

/** A person's possible actions at a tab; each is null if there is nothing to do it with. */
export function personAt(tab: Tab, device: Device, chance: Chance, mint: () => string) {
  const { outbox } = tab;
  const { entries } = tab.picture();
  const { readings, profile } = tab.known;
  const rows = () => historyWith(readings, unsentReadings(entries, readings, anyone, null), all);
  const writes = () =>
    readingWrites({ outbox, entries: tab.picture().entries, isOnline: false, now: device.now });
  const idsOf = (subject: string) => entries.filter((one) => one.subject === subject).map(({ id }) => id);
  const aboutRow = ({ unsent }: ReadingRow) => {
    const entry = entries.find(({ id }) => id === unsent?.entryId);
    return entry ? idsOf(entry.subject) : [];
  };
  type Doing = { name: string; about: readonly number[]; run: () => Promise<unknown> };

  function draft(value: number, ago: number): ReadingDraft {
    const measuredAt = new Date(device.now() - ago).toISOString();
    const nothing = { systolic: null, diastolic: null, arm: null, posture: null, timing: null, site: null };
    return { ...nothing, type: 'pulse', unit: '/min', value, measuredAt, note: mint() };
  }
  const plausible = () => draft(60 + chance.below(40), 3_600_000 * (1 + chance.below(48)) + 86_400_000);
  /** The same reading with other numbers, whatever its kind. */
  function redrawn(row: ReadingRow, isRefused = false): ReadingDraft {
    const { type, unit, systolic, diastolic, value, measuredAt, timing, site } = row;
    const isPulse = type === 'pulse';
    const isFuture = Date.parse(measuredAt) > serverNow;
    return {
      ...{ type, unit, systolic, diastolic, timing, site, arm: null, posture: null, note: mint() },
      // Puts right what cannot be.
      value: isPulse ? 60 + chance.below(40) : value,
      measuredAt: isRefused && isFuture ? plausible().measuredAt : measuredAt,
    };
  }

  const rowsToChange = () => rows().filter(({ unsent }) => unsent?.action !== 'delete');
  const deletions = () => rows().filter(({ unsent }) => unsent?.action === 'delete');
  const needy = () => entries.filter(needsPerson);

  return {
    record(): Doing {
      const said = plausible();
      return { name: `records ${said.note}`, about: [], run: () => writes().record(said, mint()) };
    },
    /** Records a reading of this moment, by a clock that may be wrong. */
    recordNow(): Doing {
      const said = { ...draft(70, 0), note: `${nowNote}${mint()}` };
      return { name: `records ${said.note} of now`, about: [], run: () => writes().record(said, mint()) };
    },
    recordNonsense(): Doing {
      const said = { ...plausible(), value: 900 };
      return {
        name: `records ${said.note} that cannot be`,
        about: [],
        run: () => writes().record(said, mint()),
      };
    },
    change(): Doing | null {
      const choice = rowsToChange();
      if (choice.length === 0) return null;
      const row = chance.pick(choice);
      const said = redrawn(row);
      return {
        name: `changes ${row.id} v${row.version} to ${said.note}`,
        about: aboutRow(row),
        // By the entries of the moment at which it is saved, over the row of the moment at which the form was opened.
        run: () => writes().change(row, said, mint()),
      };
    },
    remove(): Doing | null {
      const choice = rowsToChange();
      if (choice.length === 0) return null;
      const row = chance.pick(choice);
      return {
        name: `deletes ${row.id} v${row.version}`,
        about: aboutRow(row),
        run: () => writes().remove(row, () => mint()),
      };
    },
    undoRemove(): Doing | null {
      const choice = deletions();
      if (choice.length === 0) return null;
      const row = chance.pick(choice);
      return {
        name: `takes back the deletion of ${row.id}`,
        about: aboutRow(row),
        run: () => writes().undoRemove(row),
      };
    },
    changeProfile(): Doing {
      const own = entries.filter(({ subject }) => subject === profileSubject);
      const last = own.at(-1);
      const body = { phone: `+9180${String(10_000_000 + chance.below(90_000_000))}` };
      const write = { operation: 'updatePatientProfile', body, read: profile } as const;
      const baseVersion = own.length > 0 ? null : profile.version;
      return {
        name: `changes the profile v${profile.version} to ${body.phone}`,
        about: own.map(({ id }) => id),
        async run() {
          const instead = { write, idempotencyKey: mint() };
          if (last && canBeReplaced(last)) {
            const base = baseOfReplacement(last, profile.version);
            if (await outbox.replace(last, { ...instead, baseVersion: base })) return;
          }
          await outbox.submit({ ...instead, subject: profileSubject, baseVersion }, false);
        },
      };
    },
    discard(): Doing | null {
      if (entries.length === 0) return null;
      const entry = chance.pick(entries);
      return { name: `discards #${entry.id}`, about: idsOf(entry.subject), run: () => outbox.discard(entry) };
    },
    /** Decides where two versions contradict, and puts right or lets go what was refused. */
    decide(): Doing | null {
      const choice = needy();
      if (choice.length === 0) return null;
      return decideOn(chance.pick(choice));
    },
  };

  function decideOn(entry: OutboxEntry): Doing {
    const { id, write, standing, subject } = entry;
    const about = idsOf(subject);
    const row = rowsToChange().find(({ unsent }) => unsent?.entryId === id);
    if (standing.phase === 'refused' && row && chance.percent(60)) {
      const said = redrawn(row, true);
      return {
        name: `puts #${id} right as ${said.note}`,
        about,
        run: () => writes().change(row, said, mint()),
      };
    }
    if (standing.phase === 'refused' && chance.percent(30))
      return { name: `tries #${id} again`, about, run: () => outbox.retry(entry) };
    const current = standing.phase === 'conflict' ? (standing.current as { version: number } | null) : null;
    if (current && chance.percent(60))
      return {
        name: `insists on #${id} over v${current.version}`,
        about,
        run: () =>
          outbox.replace(entry, {
            write,
            idempotencyKey: `${mint()}${insisted}`,
            baseVersion: current.version,
          }),
      };
    return { name: `lets #${id} go`, about, run: () => outbox.discard(entry) };
  }
}

export type Person = ReturnType<typeof personAt>;
