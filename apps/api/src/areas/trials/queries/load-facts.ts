import { notFound } from '@nadi/api-server/problem';
import { ageInYears } from '@nadi/domain/kernel/age';
import { formatMoment } from '@nadi/domain/kernel/moment';
import { localDay } from '@nadi/domain/kernel/time-zone';
import { presetPreferences } from '@nadi/domain/notifications/preferences';
import type { FactOfHealth, TrialFacts } from '@nadi/domain/trials/criterion';
import { ownEntries, sharedEntries } from '@nadi/domain/trials/fact-entries';
import { valueOfLab, valuesOfReadings } from '@nadi/domain/trials/measures';
import { vitalSignTypes } from '@nadi/domain/vital-signs/vital-sign';
import { eq } from 'drizzle-orm';
import type { Reader } from '../../../kernel/db/transaction';
import type { Caller } from '../../../kernel/people/caller';
import { own } from '../../../kernel/policy/own';
import type { SharedTable } from '../../../kernel/sharing/shared-table';
import { findGrants, findShared, toGrant } from '../../consent/offers';
import { findHistory } from '../../medical-history/offers';
import { findMedicines } from '../../medicines/offers';
import { zoneOf } from '../../notifications/offers';
import { findLatestLabValues } from '../../records/offers';
import { findLatestOfTypes, healthFacts, patientProfiles, vitalSigns } from '../../vital-signs/offers';

type Asking = { tx: Reader; caller: Caller; now: Date };

/** True if a height is that of a grown person, so that it does not age. */
const isAdult = (dateOfBirth: string | null, today: string) => (ageInYears(dateOfBirth, today) ?? 0) >= 20;

const profileOf = (person: ReturnType<typeof own>, tx: Reader) =>
  tx
    .select({ dateOfBirth: patientProfiles.dateOfBirth, gender: patientProfiles.gender })
    .from(patientProfiles)
    .where(person);

/** Returns the facts of the caller's own record that criteria need. The latest of each value is enough, however long the record is. */
export async function loadOwnFacts({ tx, caller, now }: Asking): Promise<TrialFacts> {
  const [[profile], zone, facts, { rows }, listed, labs, readings] = await Promise.all([
    profileOf(own(patientProfiles.userId, caller), tx),
    zoneOf(caller.userId, tx),
    tx.select().from(healthFacts).where(own(healthFacts.patientId, caller)),
    findHistory(caller, tx),
    findMedicines(caller, tx),
    findLatestLabValues(caller, { withOnlyYou: true }, tx),
    findLatestOfTypes(caller, tx),
  ]);
  const today = localDay(now, zone);
  const { dateOfBirth = null, gender = null } = profile ?? {};
  const measured = readings.map(({ row }) => ({
    ...row,
    day: formatMoment({ at: row.measuredAt, offset: row.measuredOffset }).slice(0, 10),
  }));
  return {
    ...{ today, dateOfBirth, gender, facts },
    entries: ownEntries(rows, listed, today),
    values: [
      ...labs.flatMap((one) => valueOfLab(one) ?? []),
      ...valuesOfReadings(measured, isAdult(dateOfBirth, today)),
    ],
  };
}

type Payload = Record<string, never>;

/** As many entries of each table as are compared. */
const most = 1000;

/**
 * Returns the facts that a patient shares with the calling doctor now, and no more; with the consent by which it is read.
 *
 * @throws 404 without a consent of the patient that is granted now
 */
export async function loadSharedFacts(
  patientId: string,
  { shared, ...asking }: Asking & { shared: readonly SharedTable[] },
): Promise<{ facts: TrialFacts; purpose: string; subjectId: string }> {
  const { tx, now } = asking;
  // An emergency is no consent to be compared with trials.
  const [first, ...others] = (await findGrants(patientId, asking)).filter(
    ({ origin }) => origin !== 'emergency',
  );
  if (!first) throw notFound();
  const grants = [toGrant(first), ...others.map(toGrant)] as const;
  const declared = (as: SharedTable['as']) => {
    const found = shared.find((one) => one.as === as);
    if (!found) throw new Error(`Nothing is shared as ${as}.`);
    return found;
  };
  const list = (as: SharedTable['as'], limit = most, also?: ReturnType<typeof eq>) =>
    findShared(declared(as), grants, { limit, ...(also && { also }) }, tx);
  const [[profile], facts, history, labs, ...readings] = await Promise.all([
    profileOf(eq(patientProfiles.userId, first.patientId), tx),
    list('fact'),
    list('history'),
    list('lab'),
    ...vitalSignTypes.map((type) => list('reading', 1, eq(vitalSigns.type, type))),
  ]);
  if (!profile) throw notFound();
  // The patient's time zone is not shared.
  const today = localDay(now, presetPreferences.quietHours.timeZone);
  const told = (one: { [field: string]: unknown }, as: string) => one[as] as Payload;
  const measured = readings
    .flat()
    .map((one) => ({ ...told(one, 'reading'), id: one.id, day: one.day ?? today }));
  return {
    facts: {
      ...{ today, dateOfBirth: profile.dateOfBirth, gender: profile.gender },
      facts: facts.map((one) => ({ ...told(one, 'fact'), id: one.id }) as unknown as FactOfHealth),
      entries: sharedEntries(history.map((one) => ({ ...told(one, 'history'), id: one.id }) as never)),
      values: [
        ...labs.flatMap(
          (one) => valueOfLab({ ...told(one, 'lab'), id: one.id, day: one.day ?? today } as never) ?? [],
        ),
        ...valuesOfReadings(measured as never, isAdult(profile.dateOfBirth, today)),
      ],
    },
    purpose: first.purpose,
    subjectId: first.patientId,
  };
}
