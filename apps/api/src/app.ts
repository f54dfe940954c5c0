import { createRouter } from '@nadi/api-server/router';
import express, { type Express } from 'express';
import { handlers } from '../generated/handlers';
import { deviceOfSignIn, findCaller, nameDevice } from './areas/identity/offers';
import { demoPages } from './areas/integrations/offers';
import { toProblem } from './kernel/db/errors';
import { isDemo } from './kernel/environment/is-demo';
import { describeError } from './kernel/environment/log';
import { crossOrigin } from './kernel/http/cross-origin';
import { signInHereOnly } from './kernel/http/from-here';
import { createMetrics } from './kernel/http/metrics';
import { metricsPage } from './kernel/http/metrics-page';
import { oneSpelling } from './kernel/http/one-spelling';
import { requestLimits } from './kernel/http/request-limits';
import { securityHeaders } from './kernel/http/security-headers';
import { createAdmission } from './kernel/limits/admission';
import { networkOf } from './kernel/limits/client';
import type { AppContext } from './kernel/operation/context';
import type { RequestContext } from './kernel/operation/request-context';
import { site } from './kernel/pages/site';
import type { Caller } from './kernel/people/caller';
import { mayAct } from './kernel/policy/may-act';
import { demoAccounts } from './seed/demo-accounts';

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
      ...(config.rateLimits ? { admit: createAdmission(context, deviceOfSignIn(context)) } : {}),
      mayAct: (caller, patientId, needed) => mayAct(caller, patientId, needed, context),
      createContext: ({
        caller,
        patientId,
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
        patientId: patientId ?? caller?.userId ?? null,
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
  const { demo } = context.providerLink;
  app.use(site(context, demoAccounts, demo && demoPages(demo)));
  return app;
}
