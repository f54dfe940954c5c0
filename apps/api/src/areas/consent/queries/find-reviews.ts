import { maxCounted } from '@nadi/domain/platform/admin-overview';
import { and, asc, eq } from 'drizzle-orm';
import type { Reader } from '../../../kernel/db/transaction';
import { toReview } from '../policy/own-consents';
import { consents } from '../tables/consents';

/** Returns the accesses without consent that wait for a review, as far as they are counted, the oldest first. */
export const findReviewsToDo = (tx: Reader) =>
  tx
    .select({ at: consents.requestedAt })
    .from(consents)
    .where(and(toReview(), eq(consents.review, 'OPEN')))
    .orderBy(asc(consents.requestedAt))
    .limit(maxCounted);
