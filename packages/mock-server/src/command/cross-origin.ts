import type { LightMock } from '../mock-types';

const exposed = 'ETag, Link, Location, Retry-After, X-Total-Count, X-Mock-Source, Idempotency-Replayed';

/** Lets pages of other origins ask, and answers what browsers ask before. */
export function withCrossOrigin(respond: LightMock['respond']): LightMock['respond'] {
  return async (incoming) => {
    const origin = incoming.headers.get('origin');
    if (origin === null) return respond(incoming);
    const allowed = {
      'Access-Control-Allow-Origin': origin,
      'Access-Control-Allow-Credentials': 'true',
      Vary: 'Origin',
    };
    const method = incoming.headers.get('access-control-request-method');
    if (incoming.method === 'OPTIONS' && method !== null) {
      const headers = incoming.headers.get('access-control-request-headers');
      return {
        status: 204,
        headers: {
          ...allowed,
          'Access-Control-Allow-Methods': method,
          ...(headers === null ? {} : { 'Access-Control-Allow-Headers': headers }),
          'Access-Control-Max-Age': '600',
        },
        body: null,
      };
    }
    const answer = await respond(incoming);
    return {
      ...answer,
      headers: { ...answer.headers, ...allowed, 'Access-Control-Expose-Headers': exposed },
    };
  };
}
