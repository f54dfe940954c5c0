import { setTimeout } from 'node:timers/promises';
import { answer } from '@nadi/api-server/answers';
import type { Handler } from '@nadi/api-server/handlers';
import { unavailable } from '@nadi/api-server/problem';
import { watchLoop } from '../../../kernel/environment/watch-loop';
import type { RequestContext } from '../../../kernel/operation/request-context';

/** Milliseconds for which the database or the event loop may keep everyone waiting. */
const timeoutMs = 1_000;

const isBlocked = watchLoop(timeoutMs);

export const readReadiness: Handler<'readReadiness', RequestContext> = async (_, { app }) => {
  if (isBlocked()) throw unavailable();
  const timeout = new AbortController();
  const tooSlow = setTimeout(timeoutMs, undefined, { signal: timeout.signal, ref: false }).then(() => {
    throw unavailable();
  });
  await Promise.race([app.db.ping(), tooSlow]).finally(() => timeout.abort());
  return answer({ status: 'ok', version: app.version });
};
