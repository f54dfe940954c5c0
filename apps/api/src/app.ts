import { createRouter } from '@nadi/api-server/router';
import express, { type Express } from 'express';
import type { AppContext } from './context';
import { toProblem } from './db/errors';
import { crossOrigin } from './http/cross-origin';
import { signInHereOnly } from './http/from-here';
import { createMetrics } from './http/metrics';
import { metricsPage } from './http/metrics-page';
import { oneSpelling } from './http/one-spelling';
import { requestLimits } from './http/request-limits';
import { securityHeaders } from './http/security-headers';
import { site } from './http/site';
import { describeError } from './log';
import type { RequestContext } from './operation';
import { handlers } from './operations/handlers';
import { createAdmission } from './rate-limits/admission';
import { networkOf } from './rate-limits/client';
import { isDemo } from './seed/is-demo';
import { type Caller, findCaller } from './sessions/caller';
import { nameDevice } from './sessions/device';

/** The whole server without its socket. */
export function createApp(context: AppContext, metrics = createMetrics()): Express {
  const { config } = context;
  const app = express();
  app.disable('x-powered-by');
  app.set('case sensitive routing', true);
  app.set('trust proxy', config.trustProxy);
  app.use(metrics.watch, securityHeaders(config), requestLimits(), oneSpelling());
  app.use(metricsPage(metrics, config));
  if (isDemo(context) && config.demo === '1') app.post('/api/v1/auth/login', signInHereOnly);
  app.use(
    '/api/v1',
    crossOrigin(config.corsOrigins),
    createRouter<Caller, RequestContext>({
      handlers,
      authenticate: (token) => findCaller(token, context),
      ...(config.rateLimits ? { admit: createAdmission(context) } : {}),
      createContext: ({
        caller,
        recognised,
        requestId,
        userAgent,
        address,
        cookies,
        dispatch,
        isBatched,
        isGone,
      }) => ({
        app: context,
        caller,
        recognised,
        requestId,
        device: nameDevice(userAgent),
        network: networkOf(address),
        cookies,
        dispatch,
        isBatched,
        isGone,
      }),
      toProblem,
      validateAnswers: config.environment !== 'production',
      onAnswer(answered) {
        metrics.answered(answered);
        if (answered.status === 429) metrics.refused(answered.operation ?? 'none');
        context.log.info(answered, 'answered');
      },
      onError: (error, requestId) => context.log.error({ requestId, error: describeError(error) }, 'failed'),
    }),
  );
  app.use(site(context));
  return app;
}
