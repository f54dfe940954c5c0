import { maxCounted } from '@nadi/domain/platform/admin-overview';
import { and, asc, eq } from 'drizzle-orm';
import { countFound } from '../../../kernel/db/count-found';
import type { Reader } from '../../../kernel/db/transaction';
import { toReview } from '../policy/own-consents';
import { consents } from '../tables/consents';

/** Counts the accesses without consent that wait for a review, up to the most that is told. */
export const countReviewsToDo = (tx: Reader) =>
  countFound(
    tx
      .select({ at: consents.requestedAt })
      .from(consents)
      .where(and(toReview(), eq(consents.review, 'OPEN')))
      .orderBy(asc(consents.requestedAt))
      .limit(maxCounted),
    tx,
  );
