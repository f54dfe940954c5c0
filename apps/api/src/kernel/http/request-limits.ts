import { badRequest, Problem } from '@nadi/api-server/problem';
import type { RequestHandler } from 'express';
import { sendProblem } from './send-problem';

/** Maximum characters of an address; the contract's longest is a fifth of it. */
export const longestAddress = 2_048;
/** A browser behind three proxies sends about thirty. */
export const maxHeaders = 64;

export const addressTooLong = () =>
  new Problem(
    { slug: 'address-too-long', title: 'Address too long', status: 414 },
    `This server accepts addresses of up to ${longestAddress} characters.`,
  );

export const headersTooLarge = () =>
  new Problem(
    { slug: 'headers-too-large', title: 'Headers too large', status: 431 },
    'The request has more or larger headers than this server accepts.',
  );

/** Refuses requests whose address or headers are far too large, before any other work. */
export const requestLimits = (): RequestHandler => (request, response, next) => {
  if (request.url.length > longestAddress)
    return sendProblem(request, response.set('Connection', 'close'), addressTooLong());
  if (request.rawHeaders.length > 2 * maxHeaders)
    return sendProblem(request, response.set('Connection', 'close'), headersTooLarge());
  // A proxy before this server may have checked the other one.
  if (countOf('host', request.rawHeaders) > 1)
    return sendProblem(request, response.set('Connection', 'close'), badRequest('Name one Host.'));
  // Node takes the first, a proxy before this server perhaps the last: they would speak of different people.
  if (countOf('authorization', request.rawHeaders) > 1)
    return sendProblem(request, response.set('Connection', 'close'), badRequest('Name one Authorization.'));
  return next();
};

/** Node returns only the first of some headers. Names and values alternate. */
const countOf = (name: string, rawHeaders: readonly string[]): number =>
  rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === name).length;
