import type { Incoming, LightMock } from './mock-types';

/** A mock's `respond` as `fetch` of the platform. */
export function asFetch(respond: LightMock['respond']): (request: Request) => Promise<Response> {
  return async (request) => {
    const { method, headers, url } = request;
    const incoming: Incoming = {
      method,
      url: new URL(url),
      headers,
      read: async () => new Uint8Array(await request.arrayBuffer()),
    };
    const { status, headers: own, body } = await respond(incoming);
    // The platform refuses a body with these.
    const isBare = method === 'HEAD' || status === 204 || status === 304;
    return new Response(isBare ? null : body, { status, headers: own });
  };
}
