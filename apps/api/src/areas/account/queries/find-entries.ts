import type { AccessLogBy, PurposeOfUse } from '@nadi/contract/schema';
import { placeOf } from '@nadi/domain/kernel/page';
import { and, desc, eq, lt, lte, type SQL, sql } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';
import { positionOf, toCursor } from '../../../kernel/db/list-cursor';
import type { Reader } from '../../../kernel/db/transaction';
import { type AuditEntryRow, auditEntries } from '../../../kernel/tables/audit';

type Chosen = { subjectId: string; by: AccessLogBy; actorId?: string; purpose?: PurposeOfUse };
type Asked = { page: number; limit: number; cursor?: string };

/** An entry with the names of its people; null for the platform, and for people whose account is gone. */
export type NamedEntry = { entry: AuditEntryRow; actor: string | null; onBehalfOf: string | null };

const { subjectId: subject, seq, actorId, purpose } = auditEntries;

/** Bound of what is counted and skipped of a filtered list; a cursor leads further. */
export const mostCounted = 10_000;
/** The greatest number that an entry can have: a forged cursor may name a greater one. */
const maxSeq = 2 ** 31 - 1;

const chain = (subjectId: string) => eq(subject, subjectId);

/** The words of the partial indexes, for which they are looked up. */
const others = sql`${actorId} is distinct from ${subject}`;
const onBehalf = (subjectId: string) => and(chain(subjectId), eq(auditEntries.onBehalfOf, subjectId));

/** Finds nothing by a text that cannot be an id, which the database would treat as an error. */
const ofActor = (id: string) => (isUuid(id) ? eq(actorId, id) : sql`false`);

/** Everything else than a person's own request is done by others, so that an index has it. */
const chosenOf = (chosen: Chosen): SQL | undefined =>
  and(
    chain(chosen.subjectId),
    chosen.by === 'others' || (chosen.purpose && chosen.purpose !== 'PATRQT') ? others : undefined,
    chosen.actorId ? ofActor(chosen.actorId) : undefined,
    chosen.purpose ? eq(purpose, chosen.purpose) : undefined,
  );

/** The queries on their own, so that a test can ask for their plans. */
export const accessLogQueries = {
  newest: (subjectId: string, tx: Reader) =>
    tx.select({ seq }).from(auditEntries).where(chain(subjectId)).orderBy(desc(seq)).limit(1),
  page: (where: SQL | undefined, limit: number, skip: number, tx: Reader) =>
    tx.select().from(auditEntries).where(where).orderBy(desc(seq)).limit(limit).offset(skip),
  count: (where: SQL | undefined, tx: Reader) => {
    const some = tx.select({ seq }).from(auditEntries).where(where).limit(mostCounted).as('some');
    return tx.select({ total: sql<number>`count(*)::int` }).from(some);
  },
  chosen: chosenOf,
};

/** A page of what is chosen of a log, newest first, and its place there. */
export async function findEntries({ page, limit, cursor, ...chosen }: Chosen & Asked, tx: Reader) {
  const isWhole = chosen.by === 'everyone' && !chosen.actorId && !chosen.purpose;
  const asked = { page, limit, cursor };
  return isWhole
    ? findWhole(chosen.subjectId, asked, tx)
    : findChosen(chosen.subjectId, chosenOf(chosen), asked, tx);
}

/** A page of what others did on behalf of a patient. */
export const findActivity = (subjectId: string, asked: Asked, tx: Reader) =>
  findChosen(subjectId, onBehalf(subjectId), asked, tx);

/** Entries are numbered and never removed: the newest number is their count, and a far page is as near as the first one. */
async function findWhole(subjectId: string, asked: Asked, tx: Reader) {
  const total = (await accessLogQueries.newest(subjectId, tx))[0]?.seq ?? 0;
  const after = afterOf(asked);
  const newest = after ? Math.min(after.seq - 1, total) : total - (asked.page - 1) * asked.limit;
  const where = and(chain(subjectId), lte(seq, newest));
  const entries = await accessLogQueries.page(where, asked.limit, 0, tx);
  return shown(
    subjectId,
    { entries, total, before: total - newest, hasMore: newest > asked.limit },
    asked,
    tx,
  );
}

async function findChosen(subjectId: string, chosen: SQL | undefined, asked: Asked, tx: Reader) {
  const { page, limit } = asked;
  const after = afterOf(asked);
  const skip = after ? 0 : (page - 1) * limit;
  const where = after ? and(chosen, lt(seq, after.seq)) : chosen;
  const rows = skip < mostCounted ? await accessLogQueries.page(where, limit + 1, skip, tx) : [];
  const hasMore = rows.length > limit;
  const isAll = !after && skip === 0 && !hasMore;
  const total = isAll ? rows.length : ((await accessLogQueries.count(chosen, tx))[0]?.total ?? 0);
  const before = after?.before ?? skip;
  return shown(subjectId, { entries: rows.slice(0, limit), total, before, hasMore }, asked, tx);
}

type Found = { entries: AuditEntryRow[]; total: number; before: number; hasMore: boolean };

async function shown(subjectId: string, found: Found, { page, limit, cursor }: Asked, tx: Reader) {
  const { entries, total, before, hasMore } = found;
  const last = entries.at(-1);
  // The number of an entry takes the place of a time: the order is by it.
  const at = new Date(last?.seq ?? 0);
  return {
    found: await withNames(subjectId, entries, tx),
    pagination: {
      ...placeOf({ page: cursor ? Math.floor(before / limit) + 1 : page, limit, total }),
      next: last && hasMore ? toCursor({ at, id: last.id, before: before + entries.length }) : null,
    },
  };
}

function afterOf({ cursor }: Asked): { seq: number; before: number } | null {
  const position = positionOf(cursor);
  return position && { seq: Math.max(0, Math.min(position.at.getTime(), maxSeq)), before: position.before };
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
