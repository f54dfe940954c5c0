import { createRouter } from '@nadi/api-server/router';
import express, { type Express } from 'express';
import type { AppContext } from './context';
import { toProblem } from './db/errors';
import { site } from './http/site';
import { describeError } from './log';
import type { RequestContext } from './operation';
import { handlers } from './operations/handlers';
import { type Caller, findCaller } from './sessions/caller';

/** The whole server without its socket. */
export function createApp(context: AppContext): Express {
  const app = express();
  app.disable('x-powered-by');
  app.use(
    '/api/v1',
    createRouter<Caller, RequestContext>({
      handlers,
      authenticate: (token) => findCaller(token, context),
      createContext: ({ caller }) => ({ app: context, caller }),
      toProblem,
      validateAnswers: context.config.environment !== 'production',
      onAnswer: (answered) => context.log.info(answered, 'answered'),
      onError: (error, requestId) => context.log.error({ requestId, error: describeError(error) }, 'failed'),
    }),
  );
  app.use(site(context));
  return app;
}
