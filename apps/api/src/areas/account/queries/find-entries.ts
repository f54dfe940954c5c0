import type { AccessLogBy } from '@nadi/contract/schema';
import { and, count, desc, eq, gt, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Reader } from '../../../kernel/db/transaction';
import { type AuditEntryRow, auditEntries } from '../../../kernel/tables/audit';

type Chosen = { subjectId: string; by: AccessLogBy };

/** An entry with the names of its people; null for the platform, and for people whose account is gone. */
export type NamedEntry = { entry: AuditEntryRow; actor: string | null; onBehalfOf: string | null };

const { subjectId: subject, seq, actorId } = auditEntries;

const chain = ({ subjectId }: Pick<Chosen, 'subjectId'>) => eq(subject, subjectId);

/** Three ranges of the index; "is distinct from" would read every entry of the chain. */
const byOthers = (chosen: Chosen) =>
  and(chain(chosen), or(lt(actorId, chosen.subjectId), gt(actorId, chosen.subjectId), isNull(actorId)));

const selectEntries = (tx: Reader) => tx.select().from(auditEntries).orderBy(desc(seq)).$dynamic();

/** The query on its own, so that a test can ask for its plan. */
export const accessLogQueries = {
  newest: (chosen: Chosen, tx: Reader) =>
    tx.select({ seq }).from(auditEntries).where(chain(chosen)).orderBy(desc(seq)).limit(1),
  pageUpTo: (chosen: Chosen, upTo: number, limit: number, tx: Reader) =>
    selectEntries(tx)
      .where(and(chain(chosen), lte(seq, upTo)))
      .limit(limit),
  countOthers: (chosen: Chosen, tx: Reader) =>
    tx.select({ total: count() }).from(auditEntries).where(byOthers(chosen)),
  pageOfOthers: (chosen: Chosen, skip: number, limit: number, tx: Reader) =>
    selectEntries(tx).where(byOthers(chosen)).limit(limit).offset(skip),
};

/** Entries are numbered and never removed, so the newest number is their count. */
export async function countEntries(chosen: Chosen, tx: Reader): Promise<number> {
  if (chosen.by === 'everyone') return (await accessLogQueries.newest(chosen, tx))[0]?.seq ?? 0;
  return (await accessLogQueries.countOthers(chosen, tx))[0]?.total ?? 0;
}

/**
 * Newest first.
 *
 * @param total the result of `countEntries`
 */
export async function findEntries(
  { skip, limit, total, ...chosen }: Chosen & { skip: number; limit: number; total: number },
  tx: Reader,
): Promise<NamedEntry[]> {
  const entries =
    chosen.by === 'others'
      ? await accessLogQueries.pageOfOthers(chosen, skip, limit, tx)
      : // A far page is as near as the first one.
        await accessLogQueries.pageUpTo(chosen, total - skip, limit, tx);
  return withNames(chosen.subjectId, entries, tx);
}

const onBehalf = (subjectId: string) => and(eq(subject, subjectId), eq(auditEntries.onBehalfOf, subjectId));

/** The number of entries of what others did on behalf of a patient. */
export async function countActivity(subjectId: string, tx: Reader): Promise<number> {
  const [counted] = await tx.select({ total: count() }).from(auditEntries).where(onBehalf(subjectId));
  return counted?.total ?? 0;
}

/** A page of them, newest first. */
export async function findActivity(
  { subjectId, limit, skip }: { subjectId: string; limit: number; skip: number },
  tx: Reader,
): Promise<NamedEntry[]> {
  const entries = await selectEntries(tx).where(onBehalf(subjectId)).limit(limit).offset(skip);
  return withNames(subjectId, entries, tx);
}

/** The names of people in the entries of this subject: each is read once. */
async function withNames(
  subjectId: string,
  entries: readonly AuditEntryRow[],
  tx: Reader,
): Promise<NamedEntry[]> {
  const people = new Set(entries.flatMap((entry) => [entry.actorId, entry.onBehalfOf]).filter(isGiven));
  const names = new Map(people.size > 0 ? await namesOf(subjectId, [...people], tx) : []);
  const nameOf = (person: string | null) => (person && names.get(person)) ?? null;
  return entries.map((entry) => ({
    entry,
    actor: nameOf(entry.actorId),
    onBehalfOf: nameOf(entry.onBehalfOf),
  }));
}

const isGiven = (person: string | null): person is string => person !== null;

async function namesOf(
  subjectId: string,
  people: readonly string[],
  tx: Reader,
): Promise<[string, string | null][]> {
  const listed = sql.join(
    people.map((id) => sql`(${id}::uuid)`),
    sql`, `,
  );
  const found = await tx
    .select({
      id: sql<string>`person.id`,
      name: sql<string | null>`audit_person(${subjectId}::uuid, person.id)`,
    })
    .from(sql`(values ${listed}) as person (id)`);
  return found.map(({ id, name }) => [id, name]);
}
