import type { RequestHandler } from 'express';

const leave = {
  'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE',
  'Access-Control-Allow-Headers':
    'Authorization, Content-Type, Idempotency-Key, If-Match, Nadi-Patient, X-Request-Id',
  'Access-Control-Max-Age': '600',
};

/**
 * Returns true for health links, which are opened by apps of whoever received one, and for the public keys of prescriptions, which programs of pharmacies read: nothing
 * there depends on who is signed in.
 */
const isForEveryPage = (path: string) =>
  path.startsWith('/health-links/') || path === '/public/prescriptions/keys';

/**
 * Lets the pages of partners call the API. Cookies are not accepted from there, so such a page can do only what its token
 * allows.
 *
 * @param origins that may call; pages of others get no answer
 */
export const crossOrigin =
  (origins: readonly string[]): RequestHandler =>
  (request, response, next) => {
    if (origins.length === 0 && !isForEveryPage(request.path)) return next();
    // A cache must not give one origin's answers to another.
    response.vary('Origin');
    const { origin } = request.headers;
    if (!origin || !(isForEveryPage(request.path) || origins.includes(origin))) return next();
    response.set({
      'Access-Control-Allow-Origin': origin,
      'Access-Control-Expose-Headers':
        'ETag, Location, RateLimit, RateLimit-Policy, Retry-After, X-Request-Id',
    });
    if (request.method !== 'OPTIONS' || !request.headers['access-control-request-method']) return next();
    return response.set(leave).status(204).end();
  };
