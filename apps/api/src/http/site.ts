import { badRequest, notFound } from '@nadi/api-server/problem';
import compression from 'compression';
import express, { type NextFunction, type Request, type Response, Router } from 'express';
import type { AppContext } from '../context';
import { demoAccounts } from '../seed/demo-accounts';
import { isDemo } from '../seed/is-demo';
import { contractFiles } from './contract-files';
import { docsPages } from './docs-pages';
import { mailboxPages } from './mailbox-pages';
import { webApp } from './web-app';

/** Everything beside the API that this origin hands out. */
export function site(context: AppContext): Router {
  const { config, mailbox } = context;
  const router = Router();
  // Public files only: an answer of the API may hold what a person typed beside what is secret.
  router.use(compression());
  router.use(contractFiles());
  router.use('/docs', docsPages());
  if (mailbox) router.use('/dev', mailboxPages(mailbox, config.publicUrl));
  if (isDemo(context))
    router.get('/dev/demo-accounts.json', (_, response) => {
      response.setHeader('Cache-Control', 'no-store');
      response.json({ success: true, data: demoAccounts });
    });
  router.use('/storybook', express.static(config.storybookDist));
  router.use(['/api', '/docs', '/dev', '/storybook'], answerNotFound);
  router.use(webApp(config.webDist));
  router.use(answerNotFound);
  router.use((_error: unknown, request: Request, response: Response, _next: NextFunction) =>
    send(request, response, badRequest('The address cannot be read.')),
  );
  return router;
}

const answerNotFound = (request: Request, response: Response) => send(request, response, notFound());

function send(request: Request, response: Response, problem: ReturnType<typeof notFound>): void {
  const body = problem.toBody(request.originalUrl.split('?')[0] ?? '', 'none');
  response.status(problem.status).type('application/problem+json').send(JSON.stringify(body));
}
