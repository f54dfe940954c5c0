import type { IncomingHttpHeaders } from 'node:http';
import { signInFailed } from '@nadi/api-server/problem';
import type { RequestHandler } from 'express';
import { isLocalName } from '../seed/is-demo';
import { sendProblem } from './send-problem';

type Asked = { headers: IncomingHttpHeaders; socket: { remoteAddress?: string | undefined } };

/** By which proxies say for whom they ask. */
const proxyHeaders = new Set([
  'forwarded',
  'via',
  'x-real-ip',
  'x-client-ip',
  'x-cluster-client-ip',
  'x-original-host',
  'x-original-forwarded-for',
  'true-client-ip',
  'cf-connecting-ip',
  'cf-ray',
  'fly-client-ip',
  'fastly-client-ip',
]);

/** Whether a proxy says that it asks for someone else. */
export const isForwarded = ({ headers }: Pick<Asked, 'headers'>): boolean =>
  Object.keys(headers).some((name) => proxyHeaders.has(name) || name.startsWith('x-forwarded'));

/** Whether a request comes from this machine itself, and no proxy on it stands in between that says so. */
export const isFromHere = (asked: Asked): boolean =>
  isLocalName((asked.socket.remoteAddress ?? '').replace(/^::ffff:/, '')) && !isForwarded(asked);

/** Keeps those beyond a proxy from the accounts of a demonstration, whose password everyone knows. */
export const signInHereOnly: RequestHandler = (request, response, next) => {
  if (isFromHere(request)) next();
  else
    sendProblem(
      request,
      response,
      signInFailed('This is a demonstration. Sign in on the machine that it runs on.'),
    );
};
