import { notFound, unauthorized } from '@nadi/api-server/problem';
import { type Request, Router } from 'express';
import type { Config } from '../environment/config';
import { isLocalName } from '../environment/is-demo';
import { isSame } from '../keys/is-same';
import { isFromHere } from './from-here';
import type { Metrics } from './metrics';
import { sendProblem } from './send-problem';

type Where = Pick<Config, 'metricsToken' | 'environment' | 'trustProxy' | 'host'>;

/** Serves the metrics to a scraper: to the bearer of the token or, if there is none, only to this machine. */
export function metricsPage(metrics: Metrics, config: Where): Router {
  const router = Router({ caseSensitive: true });
  router.get('/metrics', async (request, response) => {
    if (config.metricsToken === null) {
      if (!isForThisMachine(request, config)) return sendProblem(request, response, notFound());
    } else if (!isBearer(request, config.metricsToken))
      return sendProblem(request, response, unauthorized('You need the metrics token to read the metrics.'));
    const text = await metrics.toText();
    return response.set({ 'Content-Type': metrics.contentType, 'Cache-Control': 'no-store' }).send(text);
  });
  return router;
}

const isBearer = ({ headers }: Request, token: string): boolean =>
  isSame(headers.authorization ?? '', `Bearer ${token}`);

/** With a proxy on this machine every client would look local; in production headers cannot rule that out reliably. */
const isForThisMachine = (request: Request, { environment, trustProxy, host }: Where): boolean =>
  environment !== 'production' &&
  trustProxy === 0 &&
  isLocalName(host) &&
  // A page elsewhere whose name was made to lead here could read them if any host name were accepted.
  isLocalName(request.hostname) &&
  isFromHere(request);
