import { sql } from 'drizzle-orm';
import type { Reader } from '../db/transaction';
import type { AuditEntryRow } from '../tables/audit';
import { checkChain, type Finding, type Head } from './check-chain';

/** The last entry that was checked; of the chain after it, nothing was. */
export type Place = { subjectId: string; seq: number };

/** Hashing so many takes a few hundredths of a second, in which nothing else is answered. */
export const entriesOfSlice = 2_000;

export type SliceReport = {
  /** The number of entries that were found right. */
  entries: number;
  /** The number of chains that were followed to their end. */
  chains: number;
  /** The first fault; what follows it is not checked. */
  fault: Finding | null;
  /** The last entry that was checked; null if there are no more. */
  next: Place | null;
};

/** An entry beside the end of its chain; without an entry if the chain has none, and without an end if none is recorded. */
type SliceRow = { subjectId: string; head: Head | null; entry: AuditEntryRow | null };

const beginning: Place = { subjectId: '00000000-0000-0000-0000-000000000000', seq: 0 };

/** Checks the entries that follow a place. @param after null for the beginning */
export async function checkSlice(after: Place | null, tx: Reader): Promise<SliceReport> {
  const from = after ?? beginning;
  const most = entriesOfSlice + (after ? 1 : 0);
  const rows = await readSlice(from, most, tx);
  const taken = rows.flatMap(({ entry }) => entry ?? []);
  const isLast = taken.length < most;
  const report: SliceReport = { entries: 0, chains: 0, fault: null, next: null };

  for (const [subjectId, chain] of bySubject(rows)) {
    const isContinued = after?.subjectId === subjectId;
    const [first] = chain;
    // Reads the entry checked last again, for its hash. If it is gone since, it is missing.
    const known = isContinued && first?.entry?.seq === after.seq ? first.entry : null;
    const checked = isContinued
      ? { seq: known ? after.seq : after.seq - 1, hash: known?.hash ?? '' }
      : undefined;
    const check = checkChain(subjectId, first?.head ?? null, null, checked);
    for (const { entry } of chain) {
      if (!entry || entry === known) continue;
      check.take(entry);
      if (check.soFar()) break;
      report.entries += 1;
    }
    const isOpen = !isLast && subjectId === taken.at(-1)?.subjectId;
    report.fault = isOpen ? check.soFar() : check.end();
    if (report.fault) return report;
    if (!isOpen) report.chains += 1;
  }
  const last = taken.at(-1);
  return { ...report, next: isLast || !last ? null : { subjectId: last.subjectId, seq: last.seq } };
}

function bySubject(rows: readonly SliceRow[]): Map<string, SliceRow[]> {
  const chains = new Map<string, SliceRow[]>();
  for (const row of rows) {
    const chain = chains.get(row.subjectId);
    if (chain) chain.push(row);
    else chains.set(row.subjectId, [row]);
  }
  return chains;
}

async function readSlice(from: Place, most: number, tx: Reader): Promise<SliceRow[]> {
  const found = await tx
    .select({
      subjectId: sql<string>`subject_id`,
      ...{ headSeq: sql<number | null>`head_seq`, headHash: sql<string | null>`head_hash` },
      ...{ seq: sql<number | null>`seq`, id: sql<string>`id`, at: sql<string>`to_json(at)` },
      ...{ actorId: sql<string | null>`actor_id`, actorRole: sql<AuditEntryRow['actorRole']>`actor_role` },
      ...{ onBehalfOf: sql<string | null>`on_behalf_of`, purpose: sql<AuditEntryRow['purpose']>`purpose` },
      ...{ operation: sql<string>`operation`, action: sql<AuditEntryRow['action']>`action` },
      ...{ recordType: sql<string>`record_type`, recordIds: sql<string[]>`record_ids` },
      ...{ requestId: sql<string>`request_id`, hash: sql<string>`hash` },
    })
    .from(sql`audit_slice(${from.subjectId}::uuid, ${from.seq}::integer, ${most})`);
  return found.map(({ headSeq, headHash, seq, at, ...entry }) => ({
    subjectId: entry.subjectId,
    head: headSeq === null || headHash === null ? null : { seq: headSeq, hash: headHash },
    entry: seq === null ? null : { ...entry, seq, at: new Date(at) },
  }));
}
