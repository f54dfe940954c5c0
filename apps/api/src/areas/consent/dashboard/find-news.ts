import type { NewsOfPatient, PatientNews } from '@nadi/contract/schema';
import { maxOfTableCounted, presentNews } from '@nadi/domain/consent/doctor-dashboard';
import type { ConsentKind } from '@nadi/domain/consent/kinds';
import { groupBy } from '@nadi/domain/kernel/group-by';
import { sql } from 'drizzle-orm';
import type { Reader } from '../../../kernel/db/transaction';
import type { Caller } from '../../../kernel/people/caller';
import { kindOf, over, type SharedTable } from '../../../kernel/sharing/shared-table';
import { coveredNow } from '../policy/own-consents';
import { idsOf, type Sharing, type Told, toldOf } from './find-sharing';

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
  const all = groupBy(counts.flat(), ({ id }) => id);
  const cut = new Set(
    counts.flatMap((ofTable) =>
      [...groupBy(ofTable, ({ id }) => id)].flatMap(([id, ofPatient]) =>
        sumOf(ofPatient) > maxOfTableCounted ? [id] : [],
      ),
    ),
  );
  const { patients, count } = presentNews(
    people.map((one, index) => ({
      ...{ patient: one.patient, consents: one.consents, accessUntil: one.accessUntil.toISOString() },
      since: (sinces[index]?.since ?? one.grantedAt).toISOString(),
      hasLooked: sinces[index]?.hasLooked ?? false,
      counts: all.get(one.id) ?? [],
      isMore: cut.has(one.id),
    })),
  );
  return { answer: { patients, count, isPart }, told: toldOf(patients, people) };
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
