import { type OperationId, operations } from '@nadi/contract/operations';
import { sql } from 'drizzle-orm';
import type { LastStatement } from '../db/client';
import { prepared } from '../db/prepared';
import type { Clock } from '../environment/clock';
import type { Caller } from '../people/caller';

/** The records that an operation read or changed. */
export type Touch = {
  /** The person whose record it is. @default the patient for whom it is asked */
  subjectId?: string;
  /** Ids of the records, if they have any. */
  recordIds?: readonly string[];
  /**
   * If no one is signed in: true if the caller has proved that the record is theirs, by password, passkey or the link of an e-mail.
   * @default true
   */
  isProven?: boolean;
  /** True if it was done for the subject by someone who acts for them, though the request names no patient. */
  isOnBehalf?: boolean;
  /** Says what it was done for, by consent. @default the person's own request, or running the platform */
  purpose?: string;
};

const value = sql.placeholder;

/** Adds one entry, with the fields of `append_audit`. */
export const append = prepared((tx) =>
  tx
    .select({
      done: sql`append_audit(${value('subjectId')}, ${value('entryId')}, ${value('at')}, ${value('actorId')}, ${value('role')}, ${value('onBehalfOf')},
        ${value('purpose')}, ${value('operation')}, ${value('action')}, ${value('record')}, ${value('recordIds')}::text[], ${value('requestId')})`,
    })
    .from(sql`(values (1)) as one`),
);

/** The caller of a request, the patient for whom it is, and the fields of an entry. */
type Context = {
  app: { newId(): string; clock: Clock };
  caller: Caller | null;
  patientId: string | null;
  requestId: string;
};

/** An entry, apart from the ids of its records. */
export type EntryValues = ReturnType<typeof entryOf>;

const entryOf = (
  id: OperationId,
  audit: NonNullable<(typeof operations)[OperationId]['audit']>,
  { app, caller, patientId, requestId }: Context,
  {
    subjectId,
    actorId,
    isOnBehalf = false,
  }: { subjectId: string; actorId: string | null; isOnBehalf?: boolean },
) => ({
  subjectId,
  entryId: app.newId(),
  at: app.clock.now().toISOString(),
  actorId,
  role: caller?.user.role ?? 'SYSTEM',
  onBehalfOf: isOnBehalf ? subjectId : caller && patientId !== caller.userId ? patientId : null,
  purpose: isOnBehalf ? 'FAMRQT' : purposeOf({ subjectId, actorId }, patientId),
  operation: id,
  ...audit,
  requestId,
});

/** Returns why it is done: one's own request, a request by family, or running the platform. */
function purposeOf(
  { subjectId, actorId }: { subjectId: string; actorId: string | null },
  patientId: string | null,
) {
  if (actorId === subjectId) return 'PATRQT';
  return subjectId === patientId ? 'FAMRQT' : 'HOPERAT';
}

/** The entry of a person who reads their own record. */
export function ownEntry(id: OperationId, context: Context & { caller: { userId: string } }): EntryValues {
  const { audit } = operations[id];
  if (!audit) throw new Error(`${id} leaves no entry.`);
  const { caller, patientId } = context;
  const given = { subjectId: patientId ?? caller.userId, actorId: caller.userId };
  return entryOf(id, audit, context as Context, given);
}

/**
 * Returns what adds an entry for each person whose record an operation touched, as the contract's `x-audit` says; nothing if it says
 * false. The function in the database computes the hash, so nothing here can write another.
 */
export function auditing(id: OperationId, context: Context, touches: readonly Touch[]): LastStatement[] {
  const { audit } = operations[id];
  if (!audit) return [];
  const { caller, patientId } = context;
  return bySubject(touches, patientId ?? caller?.userId).map(
    ([subjectId, { recordIds, isProven, isOnBehalf, purpose }]) => {
      // A person who signs in or signs up is known only now; without proof, not at all.
      const actorId = caller?.userId ?? (isProven ? subjectId : null);
      const told = entryOf(id, audit, context, { subjectId, actorId, isOnBehalf });
      const entry = { ...told, ...(purpose && { purpose }), recordIds };
      return (tx) => append(tx, entry);
    },
  );
}

type Touched = { recordIds: string[]; isProven: boolean; isOnBehalf: boolean; purpose: string | undefined };

/** Records of each person, in the order of their ids: two that write for the same people never deadlock. */
function bySubject(touches: readonly Touch[], patientId: string | undefined): [string, Touched][] {
  const found = new Map<string, Touched>();
  const all: readonly Touch[] = touches.length > 0 ? touches : [{}];
  for (const { subjectId = patientId, recordIds = [], isProven = true, isOnBehalf = false, purpose } of all) {
    if (!subjectId) continue;
    const known = found.get(subjectId);
    found.set(subjectId, {
      recordIds: [...(known?.recordIds ?? []), ...recordIds],
      isProven: isProven && (known?.isProven ?? true),
      isOnBehalf: isOnBehalf || (known?.isOnBehalf ?? false),
      purpose: purpose ?? known?.purpose,
    });
  }
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1));
}
