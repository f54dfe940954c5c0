import { sql } from 'drizzle-orm';
import type { Transaction } from '../src/kernel/db/transaction';

/** Entries of the audit trail whose hash or number does not follow from the one before, and chains that end elsewhere. */
export async function findBrokenChain(tx: Transaction): Promise<unknown[]> {
  const { rows } = (await tx.execute(sql`
    with chained as (
      select subject_id, seq, hash,
        coalesce(lag(seq) over chain, 0) as last_seq,
        encode(sha256(convert_to(audit_text(coalesce(lag(hash) over chain, ''), entry), 'UTF8')), 'hex') as expected
      from audit_entries entry window chain as (partition by subject_id order by seq)
    ), ends as (select subject_id, max(seq) as seq from audit_entries group by subject_id)
    select subject_id, seq from chained where hash <> expected or seq <> last_seq + 1
    union all
    select head.subject_id, head.seq from audit_heads head left join ends using (subject_id)
      where ends.seq is distinct from head.seq`)) as unknown as { rows: unknown[] };
  return rows;
}
