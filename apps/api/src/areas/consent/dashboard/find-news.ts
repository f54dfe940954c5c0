import type { NewsOfPatient, PatientNews } from '@nadi/contract/schema';
import { maxOfTableCounted, presentNews } from '@nadi/domain/consent/doctor-dashboard';
import type { ConsentKind } from '@nadi/domain/consent/kinds';
import { sql } from 'drizzle-orm';
import type { Reader } from '../../../kernel/db/transaction';
import type { Caller } from '../../../kernel/people/caller';
import { kindOf, over, type SharedTable } from '../../../kernel/sharing/shared-table';
import { coveredNow } from '../policy/own-consents';
import type { Told } from './find-critical';
import { idsOf, type Sharing } from './find-sharing';

type Given = { caller: Caller; tx: Reader; now: Date; shared: readonly SharedTable[] };
type Since = { id: string; since: Date; hasLooked: boolean };

/** Finds patients with entries that came since the doctor opened the record, or since the access began if they never did. */
export async function findNews(
  { people, isPart }: Sharing,
  given: Given,
): Promise<{ answer: PatientNews; told: Told<NewsOfPatient>[] }> {
  if (people.length === 0) return { answer: { patients: [], count: 0, isPart }, told: [] };
  const looks = await findLooks(people, given);
  const sinces = people.map(({ id, grantedAt }): Since => {
    const looked = looks.get(id);
    return { id, since: looked ?? grantedAt, hasLooked: looked !== undefined };
  });
  const counts = await Promise.all(given.shared.map((table) => countSince(table, sinces, given)));
  const all = counts.flat();
  const { patients, count } = presentNews(
    people.map((one, index) => ({
      ...{ patient: one.patient, consents: one.consents, accessUntil: one.accessUntil.toISOString() },
      since: (sinces[index]?.since ?? one.grantedAt).toISOString(),
      hasLooked: sinces[index]?.hasLooked ?? false,
      counts: all.filter(({ id }) => id === one.id),
      isMore: counts.some((ofTable) => sumOf(ofTable.filter(({ id }) => id === one.id)) > maxOfTableCounted),
    })),
  );
  const told = patients.flatMap((shown) =>
    people.filter(({ id }) => id === shown.patient.id).map(({ id, purpose }) => ({ shown, id, purpose })),
  );
  return { answer: { patients, count, isPart }, told };
}

const sumOf = (counts: readonly { count: number }[]) => counts.reduce((sum, { count }) => sum + count, 0);

/** Returns when a doctor opened the record of each patient last; looks at the dashboard are none. */
async function findLooks(people: Sharing['people'], { tx }: Given): Promise<Map<string, Date>> {
  const rows = await tx
    .select({
      id: sql<string>`look.patient_id`,
      at: sql<number | null>`(extract(epoch from look.looked_at) * 1000)::float8`,
    })
    .from(sql`last_looks(${idsOf(people)}::uuid[]) as look`);
  return new Map(rows.flatMap(({ id, at }) => (at === null ? [] : [[id, new Date(Number(at))]])));
}

/** Counts what came into one table since the moment of each patient, by one query for all of them. */
async function countSince(table: SharedTable, sinces: readonly Since[], { caller, tx, now }: Given) {
  const entered = sql.raw(over(table, '$created_at'));
  const moments = `{${sinces.map(({ since }) => since.toISOString()).join(',')}}`;
  const some = sql`(select ${sql.raw(kindOf(table))} as kind, ${entered} as at from ${table.table}
    where ${table.person} = person.id and ${entered} > person.since and ${coveredNow(table, caller, now)}
    order by ${entered} desc limit ${sql.raw(String(maxOfTableCounted + 1))})`;
  const rows = await tx
    .select({
      id: sql<string>`person.id`,
      kind: sql<ConsentKind>`one.kind`,
      count: sql<number>`count(*)::int`,
      newest: sql<number>`(extract(epoch from max(one.at)) * 1000)::float8`,
    })
    .from(
      sql`unnest(${idsOf(sinces)}::uuid[], ${moments}::timestamptz[]) as person (id, since) cross join lateral ${some} as one`,
    )
    .groupBy(sql`1`, sql`2`);
  return rows.map(({ newest, ...row }) => ({ ...row, newestAt: new Date(Number(newest)).toISOString() }));
}
