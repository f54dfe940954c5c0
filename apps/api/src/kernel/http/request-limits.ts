import { badRequest, Problem } from '@nadi/api-server/problem';
import type { RequestHandler } from 'express';
import { sendProblem } from './send-problem';

/** Characters of an address; the contract's longest is a fifth of it. */
export const longestAddress = 2_048;
/** A browser behind three proxies sends about thirty. */
export const mostHeaders = 64;

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

/** Refuses requests whose address or headers are out of all proportion, before anything is done about them. */
export const requestLimits = (): RequestHandler => (request, response, next) => {
  if (request.url.length > longestAddress)
    return sendProblem(request, response.set('Connection', 'close'), addressTooLong());
  if (request.rawHeaders.length > 2 * mostHeaders)
    return sendProblem(request, response.set('Connection', 'close'), headersTooLarge());
  // Whoever stands before this server may have looked at the other one.
  if (countOf('host', request.rawHeaders) > 1)
    return sendProblem(request, response.set('Connection', 'close'), badRequest('Name one Host.'));
  return next();
};

/** Node gives only the first of some headers. Names and values take turns. */
const countOf = (name: string, rawHeaders: readonly string[]): number =>
  rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === name).length;
