import { createHash, timingSafeEqual } from 'node:crypto';
import { notFound, unauthorized } from '@nadi/api-server/problem';
import { type Request, Router } from 'express';
import type { Config } from '../environment/config';
import { isLocalName } from '../environment/is-demo';
import { isFromHere } from './from-here';
import type { Metrics } from './metrics';
import { sendProblem } from './send-problem';

type Where = Pick<Config, 'metricsToken' | 'environment' | 'trustProxy'>;

/** The metrics for a scraper: to the bearer of the token or, where there is none, to this machine alone. */
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

/** Digests are of one length, so the comparison tells neither the token nor how long it is. */
function isBearer({ headers }: Request, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));
}

/** A proxy on this machine would make everyone look like it; in production that is too likely to be told apart by headers. */
const isForThisMachine = (request: Request, { environment, trustProxy }: Where): boolean =>
  environment !== 'production' &&
  trustProxy === 0 &&
  // A page elsewhere whose name was made to lead here could read them, if any name would do.
  isLocalName(request.hostname) &&
  isFromHere(request);
