import { answer } from '@nadi/api-server/answers';
import { checkSlice } from '../../../kernel/audit/check-slice';
import { positionOf, toCursor } from '../../../kernel/db/list-cursor';
import { query } from '../../../kernel/operation/operation';

/** A cursor names the entry that was checked last: its subject, and its number in their chain. */
export const checkAuditTrail = query('checkAuditTrail', async ({ query: { cursor } }, { tx, now }) => {
  const after = positionOf(cursor);
  const { entries, chains, fault, next } = await checkSlice(
    after && { subjectId: after.id, seq: after.before },
    tx,
  );
  return answer({
    ...{ entries, chains, checkedAt: now.toISOString() },
    fault: fault && {
      ...{ subjectId: fault.subjectId, number: Math.max(0, fault.seq) },
      ...{ operation: fault.operation, at: fault.at, what: fault.what },
    },
    next: next && toCursor({ at: now, id: next.subjectId, before: next.seq }),
  });
});
