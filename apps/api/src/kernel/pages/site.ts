import { badRequest, notFound } from '@nadi/api-server/problem';
import compression from 'compression';
import express, {
  type NextFunction,
  type Request,
  type RequestHandler,
  type Response,
  Router,
} from 'express';
import type { Config } from '../environment/config';
import { isDemo, isLocalName } from '../environment/is-demo';
import { cataloguePolicy } from '../http/content-policies';
import { isForwarded, isFromHere } from '../http/from-here';
import { sendProblem } from '../http/send-problem';
import { mailQueue } from '../mail/mail-queue';
import type { AppContext } from '../operation/context';
import { contractFiles } from './contract-files';
import { crawlerFiles } from './crawler-files';
import { docsPages } from './docs-pages';
import { mailboxPages } from './mailbox-pages';
import { securityTxt } from './security-txt';
import { webApp } from './web-app';

/**
 * Everything besides the API that this origin serves.
 *
 * @param demoAccounts the accounts that anyone can sign in to, shown in a demonstration
 * @param demoProvider the pages of the invented provider of health data, shown in a demonstration; null if there is none
 */
export function site(
  context: AppContext,
  demoAccounts: readonly object[],
  demoProvider: Router | null,
): Router {
  const { config, mailbox, bell } = context;
  const router = Router({ caseSensitive: true });
  // Public files only: an answer of the API may contain both a person's input and a secret.
  router.use(compression());
  router.get('/.well-known/security.txt', securityTxt(context));
  router.use(contractFiles());
  router.use('/docs', docsPages());
  router.use('/dev', onlyForThisMachine(config));
  if (mailbox)
    router.use(
      '/dev',
      mailboxPages(mailbox, config.publicUrl, () => bell.idle(mailQueue)),
    );
  if (isDemo(context)) {
    router.get('/dev/demo-accounts.json', (_, response) => {
      response.setHeader('Cache-Control', 'no-store');
      response.json({ success: true, data: demoAccounts });
    });
    if (demoProvider) router.use('/dev/provider', demoProvider);
  }
  // Its policy is looser than the app's, whose origin it shares.
  if (config.environment !== 'production')
    router.use('/storybook', asCatalogue, express.static(config.storybookDist));
  router.use(['/api', '/docs', '/dev', '/storybook'], answerNotFound);
  router.use(crawlerFiles(context));
  router.use(webApp(config.webDist, config.publicUrl));
  router.use(answerNotFound);
  router.use((_error: unknown, request: Request, response: Response, _next: NextFunction) =>
    sendProblem(request, response, badRequest('The address cannot be read.')),
  );
  return router;
}

/**
 * A page elsewhere whose name was made to lead here could read every e-mail if any host name were accepted; and so could everyone behind a
 * proxy, whatever name it forwards.
 */
const onlyForThisMachine =
  ({ publicUrl, demo }: Config): RequestHandler =>
  (request, response, next) => {
    const isOurs = isLocalName(request.hostname) || request.hostname === new URL(publicUrl).hostname;
    const isNear = demo === 'exposed' ? !isForwarded(request) : isFromHere(request);
    if (isOurs && isNear) next();
    else answerNotFound(request, response);
  };

const answerNotFound = (request: Request, response: Response) => sendProblem(request, response, notFound());

/** It shows its stories in frames of its own. */
const asCatalogue: RequestHandler = (_, response, next) => {
  response.set({ 'Content-Security-Policy': cataloguePolicy, 'X-Frame-Options': 'SAMEORIGIN' });
  next();
};
