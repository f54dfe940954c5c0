import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Answer } from './answers/answer';
import type { Incoming, LightMock, Mock } from './mock-types';

/** A mock as a handler of Express, or of `createServer` of Node alone. */
export function mountMock(
  mock: Mock | LightMock,
): (request: IncomingMessage, response: ServerResponse, next?: (error: unknown) => void) => void {
  const respond = isLight(mock) ? mock.respond : (incoming: Incoming) => throughFetch(mock, incoming);
  return (request, response, next) => {
    respond(toIncoming(request))
      .then((answer) => send(answer, request, response))
      .catch((error: unknown) => (next ? next(error) : response.destroy()));
  };
}

const isLight = (mock: Mock | LightMock): mock is LightMock => 'respond' in mock;

function toIncoming(request: IncomingMessage): Incoming {
  const headers = new Headers();
  const { rawHeaders } = request;
  for (let index = 0; index < rawHeaders.length; index += 2)
    headers.append(rawHeaders[index] ?? '', rawHeaders[index + 1] ?? '');
  // Express cuts the path under which a handler is mounted from `url`.
  const path = (request as { originalUrl?: string }).originalUrl ?? request.url ?? '/';
  return {
    method: request.method ?? 'GET',
    url: toUrl(path, request.headers.host),
    headers,
    read: (maxBytes) => readAll(request, maxBytes),
  };
}

function toUrl(path: string, host = 'localhost'): URL {
  // An address may begin with two slashes, and is no host then.
  const url = URL.canParse(`http://${host}`) ? new URL(`http://${host}`) : new URL('http://localhost');
  const [pathname = '/', ...query] = path.split('?');
  url.pathname = pathname;
  url.search = query.join('?');
  return url;
}

/** Reads to the end, that the answer can be read; keeps no more than one piece beyond what is taken. */
async function readAll(request: IncomingMessage, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    if (size <= maxBytes) chunks.push(chunk);
    size += chunk.byteLength;
  }
  return new Uint8Array(Buffer.concat(chunks));
}

async function throughFetch(mock: Mock, { method, url, headers, read }: Incoming): Promise<Answer> {
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const response = await mock.fetch(
    new Request(url, { method, headers, ...(hasBody ? { body: await read(Number.POSITIVE_INFINITY) } : {}) }),
  );
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: response.body === null ? null : new Uint8Array(await response.arrayBuffer()),
  };
}

function send({ status, headers, body }: Answer, request: IncomingMessage, response: ServerResponse): void {
  const isBare = request.method === 'HEAD' || status === 204 || status === 304;
  response.statusCode = status;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (!isBare) response.setHeader('content-length', body === null ? 0 : Buffer.byteLength(body));
  response.end(isBare ? undefined : (body ?? undefined));
}
