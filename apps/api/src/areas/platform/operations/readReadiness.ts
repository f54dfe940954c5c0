import { setTimeout } from 'node:timers/promises';
import { answer } from '@nadi/api-server/answers';
import type { Handler } from '@nadi/api-server/handlers';
import { unavailable } from '@nadi/api-server/problem';
import type { RequestContext } from '../../../kernel/operation/request-context';

/** Time-out in milliseconds; a load balancer asks often and waits briefly. */
const patience = 2_000;

export const readReadiness: Handler<'readReadiness', RequestContext> = async (_, { app }) => {
  const timeout = new AbortController();
  const tooSlow = setTimeout(patience, undefined, { signal: timeout.signal, ref: false }).then(() => {
    throw unavailable();
  });
  await Promise.race([app.db.ping(), tooSlow]).finally(() => timeout.abort());
  return answer({ status: 'ok', version: app.version });
};
