import type { IncomingHttpHeaders } from 'node:http';
import { signInFailed } from '@nadi/api-server/problem';
import type { RequestHandler } from 'express';
import { isLocalName } from '../environment/is-demo';
import { sendProblem } from './send-problem';

type Asked = { headers: IncomingHttpHeaders; socket: { remoteAddress?: string | undefined } };

/** Headers in which proxies name the original client; no browser sends any of them. */
const proxyHeader =
  /forwarded|^via$|^cf-ray$|(client|connecting|real|remote|user)[-_]?(ip|addr)$|external-address$|^x-(original-)?(host|url)$/;

/** True if a proxy forwards the request for someone else. */
export const isForwarded = ({ headers }: Pick<Asked, 'headers'>): boolean =>
  Object.keys(headers).some((name) => proxyHeader.test(name));

/** True if a request comes from this machine itself, without a proxy in between that says so. */
export const isFromHere = (asked: Asked): boolean =>
  isLocalName((asked.socket.remoteAddress ?? '').replace(/^::ffff:/, '')) && !isForwarded(asked);

/**
 * Keeps clients behind a proxy from the accounts of a demonstration, whose password everyone knows. A proxy that does not identify itself may
 * still forward the host name of the request, and so may a page whose name was made to lead here.
 */
export const signInHereOnly: RequestHandler = (request, response, next) => {
  if (isFromHere(request) && isLocalName(request.hostname)) next();
  else
    sendProblem(
      request,
      response,
      signInFailed('This is a demonstration. Sign in on the machine it runs on.'),
    );
};
