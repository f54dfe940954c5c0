import { addDays } from '@nadi/domain/kernel/calendar';
import { localDay } from '@nadi/domain/kernel/time-zone';
import { dueReminders, isStillAsked, maxAnswered, type Reminder } from '@nadi/domain/medicines/reminders';
import { refillOf } from '@nadi/domain/medicines/stock';
import { and, eq, gte, inArray, isNotNull, isNull, lte, ne, or } from 'drizzle-orm';
import type { Reader } from '../../kernel/db/transaction';
import { everyMorning, type FindGiven, type Trigger } from '../../kernel/triggers/trigger';
import { zonesOf } from '../notifications/offers';
import { type MedicineRow, medicineDoses, medicines } from './tables/medicines';

/** Medicines of which it is reminded, that are taken today in any time zone. */
const reminding = (now: Date, userId: string | null) => {
  const today = now.toISOString().slice(0, 10);
  return and(
    userId === null ? undefined : eq(medicines.patientId, userId),
    eq(medicines.hasReminders, true),
    isNull(medicines.stoppedAt),
    ne(medicines.pattern, 'as-needed'),
    lte(medicines.startDay, addDays(today, 1)),
    or(isNull(medicines.endDay), gte(medicines.endDay, addDays(today, -1))),
  );
};

/** People whose doses are asked for at once. */
const atOnce = 500;

/** Returns the doses that were recorded of some medicines for yesterday, today and tomorrow. */
async function recordedOf(rows: readonly MedicineRow[], now: Date, tx: Reader) {
  const today = now.toISOString().slice(0, 10);
  const { medicineId, day, time } = medicineDoses;
  const found: { medicineId: string; day: string | null; time: string | null }[] = [];
  for (let from = 0; from < rows.length; from += atOnce) {
    const ids = rows.slice(from, from + atOnce).map(({ id }) => id);
    const some = await tx
      .select({ medicineId, day, time })
      .from(medicineDoses)
      .where(and(inArray(medicineId, ids), gte(day, addDays(today, -2)), lte(day, addDays(today, 2))));
    found.push(...some);
  }
  return found;
}

/** Returns what is found for each person in their time zone. */
async function eachPerson<One extends { about: string }>(
  rows: readonly MedicineRow[],
  tx: Reader,
  find: (own: readonly MedicineRow[], timeZone: string) => One[],
): Promise<(One & { userId: string })[]> {
  const byPerson = new Map<string, MedicineRow[]>();
  for (const row of rows) byPerson.set(row.patientId, [...(byPerson.get(row.patientId) ?? []), row]);
  const zones = await zonesOf([...byPerson.keys()], tx);
  return [...byPerson].flatMap(([userId, own]) =>
    find(own, zones.get(userId) ?? 'UTC').map((one) => ({ userId, ...one })),
  );
}

const action = { label: 'Open your medicines', href: '/dashboard/medications' };

/** Returns the doses that are due and not recorded. */
async function dueDoses({ tx, now, userId }: Pick<FindGiven, 'tx' | 'now' | 'userId'>) {
  const rows = await tx.select().from(medicines).where(reminding(now, userId));
  const recorded = await recordedOf(rows, now, tx);
  return eachPerson(rows, tx, (own, timeZone) => dueReminders(own, recorded, { timeZone, now }));
}

const bodyOf = ({ time, medicineIds: { length } }: Reminder) =>
  `${length === 1 ? 'One dose is' : `${length} doses are`} planned for ${time}, not recorded here yet. If you have taken a dose, record it and do not take it again. Never take a double dose.`;

/** A dose whose time has come and that is not recorded. Its words name no medicine: they go to devices of people who want details too. */
const doseDue: Trigger = {
  id: 'dose-due',
  name: 'A dose is due',
  description: 'Reminds you within ten minutes of its time of a dose that is not recorded yet.',
  roles: ['PATIENT'],
  notice: {
    type: 'dose-due',
    category: 'medicines',
    title: 'A dose is due',
    body: 'It is not recorded here yet. If you have taken it, record it and do not take it again.',
    action,
  },
  async find(given) {
    const due = await dueDoses(given);
    return due.map((one) => ({ userId: one.userId, about: one.about, body: bodyOf(one) }));
  },
  async stillApplies(about, { tx, now, userId }) {
    const rows = await tx.select().from(medicines).where(reminding(now, userId));
    const recorded = await recordedOf(rows, now, tx);
    const zones = await zonesOf([userId], tx);
    return isStillAsked(rows, recorded, { about, timeZone: zones.get(userId) ?? 'UTC' });
  },
  async dosesAsked({ userId, about, body }, given) {
    const due = (await dueDoses({ ...given, userId })).find((one) => one.about === about);
    // Its words count the doses: where they would be others by now, one press would mean other doses than the person read of.
    if (!due || bodyOf(due) !== body || due.medicineIds.length > maxAnswered) return null;
    const { day, time, medicineIds } = due;
    return { owner: userId, day, time, medicineIds };
  },
};

/** Returns the medicines that run out soon. */
async function dueRefills({ tx, now, userId }: Pick<FindGiven, 'tx' | 'now' | 'userId'>) {
  const rows = await tx
    .select()
    .from(medicines)
    .where(and(reminding(now, userId), isNotNull(medicines.stock)));
  const recorded = await recordedOf(rows, now, tx);
  return eachPerson(rows, tx, (own, timeZone) =>
    own.flatMap((medicine) => {
      const refill = refillOf(medicine, recorded, { timeZone, now });
      if (!refill?.isDue) return [];
      // Told again once there was a refill that runs out too.
      return [{ about: `${medicine.id} ${refill.lastDay ?? localDay(now, timeZone).slice(0, 7)}` }];
    }),
  );
}

/** A medicine that runs out soon. */
const refillDue: Trigger = {
  id: 'refill-due',
  name: 'A refill is due',
  description: 'Reminds you in the morning, once for each stock, that a medicine runs out soon.',
  roles: ['PATIENT'],
  at: everyMorning,
  notice: {
    type: 'refill-due',
    category: 'medicines',
    title: 'A refill is due',
    body: 'One of your medicines runs out soon.',
    action,
  },
  find: dueRefills,
  async stillApplies(about, given) {
    // The day by which it runs out moves with each dose: of the medicine alone.
    const [id] = about.split(' ');
    return (await dueRefills(given)).some((one) => one.about.startsWith(`${id} `));
  },
};

export const triggers: readonly Trigger[] = [doseDue, refillDue];
