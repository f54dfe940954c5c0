import type { RequestHandler } from 'express';

const leave = {
  'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type, Idempotency-Key, If-Match, X-Request-Id',
  'Access-Control-Max-Age': '600',
};

/**
 * Lets the pages of partners call the API. Cookies are not taken from there, so a page of theirs can do only what the token that it
 * was given can.
 *
 * @param origins those that may; nobody else's page is told anything
 */
export const crossOrigin =
  (origins: readonly string[]): RequestHandler =>
  (request, response, next) => {
    if (origins.length === 0) return next();
    // Whatever keeps answers must not give one origin's to another.
    response.vary('Origin');
    const { origin } = request.headers;
    if (!origin || !origins.includes(origin)) return next();
    response.set({
      'Access-Control-Allow-Origin': origin,
      'Access-Control-Expose-Headers':
        'ETag, Location, RateLimit, RateLimit-Policy, Retry-After, X-Request-Id',
    });
    if (request.method !== 'OPTIONS' || !request.headers['access-control-request-method']) return next();
    return response.set(leave).status(204).end();
  };
