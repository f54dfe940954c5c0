import type { OperationId } from '@nadi/contract/operations';
import { auditing, type Touch } from '../audit/append';
import type { Work } from '../db/client';
import type { RequestContext } from './request-context';

/** An operation with its entries in the audit trail, in the same transaction. */
export const audited =
  <Outcome>(
    id: OperationId,
    context: RequestContext,
    perform: (touched: (touch: Touch) => void, ...given: Parameters<Work<Outcome>>) => Promise<Outcome>,
  ): Work<Outcome> =>
  async (tx, atEnd) => {
    const touches: Touch[] = [];
    const outcome = await perform((touch) => touches.push(touch), tx, atEnd);
    for (const entry of auditing(id, context, touches)) atEnd(entry);
    return outcome;
  };
