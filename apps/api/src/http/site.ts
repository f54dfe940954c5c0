import { badRequest, notFound } from '@nadi/api-server/problem';
import compression from 'compression';
import express, {
  type NextFunction,
  type Request,
  type RequestHandler,
  type Response,
  Router,
} from 'express';
import type { AppContext } from '../context';
import { demoAccounts } from '../seed/demo-accounts';
import { isDemo } from '../seed/is-demo';
import { cataloguePolicy } from './content-policies';
import { contractFiles } from './contract-files';
import { docsPages } from './docs-pages';
import { mailboxPages } from './mailbox-pages';
import { securityTxt } from './security-txt';
import { sendProblem } from './send-problem';
import { webApp } from './web-app';

/** Everything beside the API that this origin hands out. */
export function site(context: AppContext): Router {
  const { config, mailbox } = context;
  const router = Router();
  // Public files only: an answer of the API may hold what a person typed beside what is secret.
  router.use(compression());
  router.get('/.well-known/security.txt', securityTxt(context));
  router.use(contractFiles());
  router.use('/docs', docsPages());
  if (mailbox) router.use('/dev', mailboxPages(mailbox, config.publicUrl));
  if (isDemo(context))
    router.get('/dev/demo-accounts.json', (_, response) => {
      response.setHeader('Cache-Control', 'no-store');
      response.json({ success: true, data: demoAccounts });
    });
  router.use('/storybook', asCatalogue, express.static(config.storybookDist));
  router.use(['/api', '/docs', '/dev', '/storybook'], answerNotFound);
  router.use(webApp(config.webDist));
  router.use(answerNotFound);
  router.use((_error: unknown, request: Request, response: Response, _next: NextFunction) =>
    sendProblem(request, response, badRequest('The address cannot be read.')),
  );
  return router;
}

const answerNotFound = (request: Request, response: Response) => sendProblem(request, response, notFound());

/** It shows its stories in frames of its own. */
const asCatalogue: RequestHandler = (_, response, next) => {
  response.set({ 'Content-Security-Policy': cataloguePolicy, 'X-Frame-Options': 'SAMEORIGIN' });
  next();
};
