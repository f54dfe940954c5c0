import { setTimeout } from 'node:timers/promises';
import type { Handler } from '@nadi/api-server/handlers';
import type { OperationId } from '@nadi/contract/operations';
import type { RequestContext } from './request-context';

/** Milliseconds until it answers: many times the duration of the work. */
export const pause = 200;

/**
 * An operation that answers after the same time whatever it finds. Signing in hides its work behind a hash; without such slow
 * work, a row and an audit entry for a known address would be a fifth of the whole time, and so reveal it.
 */
export const constantTime =
  <Id extends OperationId>(handle: Handler<Id, RequestContext>): Handler<Id, RequestContext> =>
  async (request, context) => {
    const [ended] = await Promise.allSettled([handle(request, context), setTimeout(pause)]);
    if (ended.status === 'rejected') throw ended.reason;
    return ended.value;
  };
