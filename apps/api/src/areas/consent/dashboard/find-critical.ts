import type { CriticalPatient, CriticalPatients } from '@nadi/contract/schema';
import { maxReadingsLookedAt, presentCritical } from '@nadi/domain/consent/doctor-dashboard';
import { groupBy } from '@nadi/domain/kernel/group-by';
import { formatMoment } from '@nadi/domain/kernel/moment';
import { criticalDays } from '@nadi/domain/vital-signs/critical-readings';
import type { HealthFact } from '@nadi/domain/vital-signs/health-facts';
import { signTypes, togetherHours } from '@nadi/domain/vital-signs/together';
import type { Subject, Reading as Values } from '@nadi/domain/vital-signs/vital-sign';
import { and, asc, gte, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../../kernel/db/transaction';
import type { Caller } from '../../../kernel/people/caller';
import type { SharedTable } from '../../../kernel/sharing/shared-table';
import { healthFacts, patientProfiles, urgencies, vitalSigns } from '../../vital-signs/offers';
import { coveredNow } from '../policy/own-consents';
import { idsOf, type Sharing, type Told, toldOf } from './find-sharing';

type Given = { caller: Caller; tx: Reader; now: Date; shared: readonly SharedTable[] };
type Found = Values & { id: string; patientId: string; measuredAt: string };

const hour = 3_600_000;
/** A clock that is a little ahead. */
const toleranceMs = 5 * 60_000;
/** Readings of one patient and one urgency that are looked at, the newest; of those that are not urgent by all facts, fewer. */
const mostOfUrgency = sql.raw('case when urgency >= 30 or urgency % 10 >= 4 then 20 else 10 end');

/**
 * Finds patients whose shared readings may be critical or urgent. Whatever asks for something by the person's own assessment is looked at, and assessed again by the
 * facts that are shared: what the doctor is not shown is unknown here, so that nothing can be told from who is named.
 */
export async function findCritical(
  { people, isPart }: Sharing,
  given: Given,
): Promise<{ answer: CriticalPatients; told: Told<CriticalPatient>[] }> {
  const found = people.length === 0 ? [] : await findAsking(people, given);
  const readings = groupBy(found, ({ patientId }) => patientId);
  const subjects = await findSubjects([...readings.keys()], given);
  const { patients, ...counted } = presentCritical(
    people.map((one) => ({
      ...one,
      accessUntil: one.accessUntil.toISOString(),
      subject: subjects.get(one.id) ?? { dateOfBirth: null, gender: null, facts: [] },
      readings: readings.get(one.id) ?? [],
    })),
    given.now,
  );
  const told = toldOf(patients, people);
  const isCut = found.length === maxReadingsLookedAt;
  return { answer: { days: criticalDays, patients, ...counted, isPart: isPart || isCut }, told };
}

const declaredAs = (as: SharedTable['as'], { shared }: Given): SharedTable => {
  const declared = shared.find((one) => one.as === as);
  if (!declared) throw new Error(`Nothing is declared as ${as}.`);
  return declared;
};

/** Returns readings of the last days that ask for something, and the latest of each sign of the last hours, by one query for all patients. */
async function findAsking(people: Sharing['people'], given: Given): Promise<Found[]> {
  const { caller, tx, now } = given;
  const before = (ms: number) => new Date(now.getTime() - ms);
  const covered = coveredNow(declaredAs('reading', given), caller, now);
  // Row security knows no index of an expression: each look names the patient and one urgency, or one type.
  const newest = (which: SQL, since: Date, limit: SQL) => sql`(
    select ${vitalSigns.id} as id, ${vitalSigns.measuredAt} as at from ${vitalSigns}
    where ${and(sql`${vitalSigns.patientId} = person.id`, which, isNull(vitalSigns.deletedAt), gte(vitalSigns.measuredAt, since), lte(vitalSigns.measuredAt, before(-toleranceMs)), covered)}
    order by ${vitalSigns.measuredAt} desc limit ${limit})`;
  const rank = sql.raw(`'{${urgencies.join()}}'::smallint[]`);
  const signs = sql.raw(`'{${signTypes.join()}}'::text[]`);
  const ids = sql`select one.id from (
      select one.id, urgency, one.at from unnest(${idsOf(people)}::uuid[]) as person (id) cross join unnest(${rank}) as urgency
        cross join lateral ${newest(sql`attention = urgency`, before(criticalDays * 24 * hour), mostOfUrgency)} as one
      union all
      select one.id, 0, one.at from unnest(${idsOf(people)}::uuid[]) as person (id) cross join unnest(${signs}) as sign
        cross join lateral ${newest(sql`${vitalSigns.type} = sign`, before(togetherHours * hour), sql.raw('1'))} as one
    ) as one order by urgency desc, at desc limit ${sql.raw(String(maxReadingsLookedAt))}`;
  const { id, patientId, type, unit, systolic, diastolic, value, timing, site, measuredAt, measuredOffset } =
    vitalSigns;
  const rows = await tx
    .select({
      id,
      patientId,
      type,
      unit,
      systolic,
      diastolic,
      value,
      timing,
      site,
      measuredAt,
      measuredOffset,
    })
    .from(vitalSigns)
    .where(sql`${id} in (${ids})`);
  return rows.map(({ measuredAt: at, measuredOffset: offset, ...row }) => ({
    ...row,
    measuredAt: formatMoment({ at, offset }),
  }));
}

/** More facts than people have. */
const mostFacts = 5_000;

/** Returns what decides the ranges of each patient, as far as it is shared. */
async function findSubjects(ids: readonly string[], given: Given): Promise<Map<string, Subject>> {
  if (ids.length === 0) return new Map();
  const { caller, tx, now } = given;
  const { patientId, type, from, to, metres } = healthFacts;
  const { userId, dateOfBirth, gender } = patientProfiles;
  const [profiles, facts] = await Promise.all([
    tx
      .select({ userId, dateOfBirth, gender })
      .from(patientProfiles)
      .where(inArray(userId, [...ids])),
    tx
      .select({ patientId, type, from, to, metres })
      .from(healthFacts)
      .where(and(inArray(patientId, [...ids]), coveredNow(declaredAs('fact', given), caller, now)))
      .orderBy(asc(from), asc(healthFacts.id))
      .limit(mostFacts),
  ]);
  const ofPatient = groupBy(facts, (fact) => fact.patientId);
  return new Map(
    profiles.map((profile) => [
      profile.userId,
      {
        dateOfBirth: profile.dateOfBirth,
        gender: profile.gender,
        facts: (ofPatient.get(profile.userId) ?? []).map(({ patientId: _, ...fact }): HealthFact => fact),
      },
    ]),
  );
}
