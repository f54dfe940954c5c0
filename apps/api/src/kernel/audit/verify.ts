import { and, asc, gt, lte, sql } from 'drizzle-orm';
import type { Database } from '../db/client';
import type { Transaction } from '../db/transaction';
import { type AuditEntryRow, auditEntries, auditHeads } from '../tables/audit';
import { type ChainCheck, checkChain, type Finding, type Head } from './check-chain';
import { type Checkpoint, checkpointOf } from './checkpoint';

/** Chains read in one transaction, and entries held at once. */
const chainsAtOnce = 100;
const entriesAtOnce = 2_000;

export type Report = {
  chains: number;
  entries: number;
  /** The first fault of each chain that has one. */
  findings: Finding[];
  /** The end of every chain, and one hash over all of them. */
  checkpoint: Checkpoint;
};

type HeadRow = typeof auditHeads.$inferSelect;
/** Subjects after one and up to another; null for no bound. */
type Range = { after: string | null; upTo: string | null };

/**
 * Walks every chain of the audit trail.
 *
 * @param since an earlier checkpoint, stored where no one who can change the database can change it: only with it can a chain be detected
 * that was cut at its end, or written again, together with its head
 */
export async function verifyAudit(db: Database, since: Checkpoint | null): Promise<Report> {
  const findings: Finding[] = [];
  const heads = new Map<string, Head>();
  const unseen = new Map(since?.heads);
  let entries = 0;

  for (let after: string | null = null, isOver = false; !isOver; ) {
    const known = await db.read('keeper', async (tx) => {
      // One state of the database for heads and entries, also while the server writes.
      await tx.execute(sql`set transaction isolation level repeatable read, read only`);
      const batch = await headsAfter(after, tx);
      const checks = new Map<string, ChainCheck>();
      const checkOf = (subjectId: string, head: Head | null) => {
        const check = checks.get(subjectId) ?? checkChain(subjectId, head, unseen.get(subjectId) ?? null);
        checks.set(subjectId, check);
        unseen.delete(subjectId);
        return check;
      };
      for (const { subjectId, seq, hash } of batch) checkOf(subjectId, { seq, hash });
      const upTo = batch.length < chainsAtOnce ? null : (batch.at(-1)?.subjectId ?? null);
      for await (const entry of entriesOf({ after, upTo }, tx)) {
        entries += 1;
        checkOf(entry.subjectId, null).take(entry);
      }
      for (const check of checks.values()) {
        const finding = check.end();
        if (finding) findings.push(finding);
      }
      return batch;
    });
    for (const { subjectId, seq, hash } of known) heads.set(subjectId, { seq, hash });
    after = known.at(-1)?.subjectId ?? after;
    isOver = known.length < chainsAtOnce;
  }
  for (const [subjectId, saved] of unseen) {
    const finding = checkChain(subjectId, null, saved).end();
    if (finding) findings.push(finding);
  }
  return { chains: heads.size, entries, findings, checkpoint: checkpointOf(heads) };
}

const headsAfter = (after: string | null, tx: Transaction): Promise<HeadRow[]> =>
  tx
    .select()
    .from(auditHeads)
    .where(after === null ? undefined : gt(auditHeads.subjectId, after))
    .orderBy(asc(auditHeads.subjectId))
    .limit(chainsAtOnce);

/** Entries in the order of their chains; those of a subject without a head among them. */
async function* entriesOf({ after, upTo }: Range, tx: Transaction): AsyncGenerator<AuditEntryRow> {
  let last: AuditEntryRow | undefined;
  do {
    const page: AuditEntryRow[] = await tx
      .select()
      .from(auditEntries)
      .where(
        and(
          after === null ? undefined : gt(auditEntries.subjectId, after),
          upTo === null ? undefined : lte(auditEntries.subjectId, upTo),
          last &&
            sql`(${auditEntries.subjectId}, ${auditEntries.seq}) > (${last.subjectId}::uuid, ${last.seq}::integer)`,
        ),
      )
      .orderBy(asc(auditEntries.subjectId), asc(auditEntries.seq))
      .limit(entriesAtOnce);
    yield* page;
    last = page.length < entriesAtOnce ? undefined : page.at(-1);
  } while (last);
}
