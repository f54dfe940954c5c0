import { sql } from 'drizzle-orm';
import type { Database } from '../db/client';
import { toProblem } from '../db/errors';
import { prepared } from '../db/prepared';
import { append, type EntryValues } from './append';

export type OwnRead = EntryValues & { recordIds: readonly string[] };

const appendOwnReads = prepared((tx) =>
  tx
    .select({ subjectId: sql<string>`added` })
    .from(sql`append_own_reads(${sql.placeholder('entries')}::jsonb) as added`),
);

type Waiting = { entry: OwnRead; resolve(): void; reject(error: unknown): void };
type Queue = { waiting: Waiting[]; isUnderWay: boolean };

const queues = new WeakMap<Database, Queue>();

/**
 * Adds the entry of a person who reads their own record. Resolves once it is durable; nothing may be answered before. Calls
 * during a running statement are sent together with the next one.
 */
export function addOwnRead(entry: OwnRead, db: Database): Promise<void> {
  const queue = queues.get(db) ?? { waiting: [], isUnderWay: false };
  queues.set(db, queue);
  return new Promise((resolve, reject) => {
    queue.waiting.push({ entry, resolve, reject });
    if (!queue.isUnderWay) void empty(queue, db);
  });
}

async function empty(queue: Queue, db: Database): Promise<void> {
  queue.isUnderWay = true;
  while (queue.waiting.length > 0) {
    const [group, rest] = onePerPerson(queue.waiting);
    queue.waiting = rest;
    await addGroup(group, queue, db);
  }
  queue.isUnderWay = false;
}

function onePerPerson(waiting: readonly Waiting[]): [Waiting[], Waiting[]] {
  const seen = new Set<string>();
  const [group, rest]: [Waiting[], Waiting[]] = [[], []];
  for (const one of waiting) {
    (seen.has(one.entry.subjectId) ? rest : group).push(one);
    seen.add(one.entry.subjectId);
  }
  return [group, rest];
}

async function addGroup(group: readonly Waiting[], queue: Queue, db: Database): Promise<void> {
  try {
    const entries = JSON.stringify(group.map(({ entry }) => toRecord(entry)));
    const added = await db.readOnce((tx) => appendOwnReads(tx, { entries }));
    const done = new Set(added.map(({ subjectId }) => subjectId));
    for (const one of group) done.has(one.entry.subjectId) ? one.resolve() : addAlone(one, db);
  } catch (error) {
    // Fails all if the database went away: whether entries stand is not known, and whoever came meanwhile has waited as long. Otherwise none
    // stands, and one that cannot be added fails alone.
    if (toProblem(error)) for (const one of [...group, ...queue.waiting.splice(0)]) one.reject(error);
    else for (const one of group) addAlone(one, db);
  }
}

const addAlone = ({ entry, resolve, reject }: Waiting, db: Database): void =>
  void db.readOnce((tx) => append(tx, entry)).then(() => resolve(), reject);

const toRecord = ({ subjectId, entryId, at, role, operation, record, recordIds, requestId }: OwnRead) => ({
  subject_id: subjectId,
  id: entryId,
  at,
  role,
  operation,
  record_type: record,
  record_ids: recordIds,
  request_id: requestId,
});
