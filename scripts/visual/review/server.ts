import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { Finding } from '../judge';
import { accept, type Places } from '../places';
import { isWrong } from '../tell';

export type Review = {
  url: string;
  /** Resolves when the person has finished the review: true if everything is accepted. */
  finished: Promise<boolean>;
};

/** Serves the page of the last run on a free port of this machine, and carries out the decisions made there. */
export async function serveReview(places: Places, findings: readonly Finding[]): Promise<Review> {
  const open = new Map(findings.filter(isWrong).map((finding) => [finding.name, finding]));
  let end: (isAllAccepted: boolean) => void = () => undefined;
  const finished = new Promise<boolean>((resolve) => {
    end = resolve;
  });
  const page = () =>
    readFileSync(join(places.results, 'index.html'), 'utf8').replace('<html ', '<html data-review ');
  let url = '';

  const server = createServer(async (request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', url).pathname);
    if (request.method === 'POST') {
      // Other pages open in the same browser can send requests here too, but with another origin.
      if (request.headers.origin !== url) return response.writeHead(403).end();
      if (path === '/finish') {
        response.writeHead(204).end(() => {
          server.close();
          server.closeAllConnections();
          end(open.size === 0);
        });
        return undefined;
      }
      for (const name of await namesOf(request)) {
        if (open.get(name)?.is === 'broken' || !open.delete(name)) continue;
        accept(places, name);
      }
      return response.writeHead(204).end();
    }
    if (path === '/') return response.writeHead(200, { 'content-type': 'text/html' }).end(page());
    const [, side = '', file = ''] = path.match(/^\/(before|after|difference)\/([\w.-]+\.webp)$/) ?? [];
    const picture = file && (await readFile(join(places.results, side, file)).catch(() => undefined));
    if (!picture) return response.writeHead(404).end();
    return response.writeHead(200, { 'content-type': 'image/webp' }).end(picture);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The review could not be served.');
  url = `http://localhost:${address.port}`;
  return { url, finished };
}

async function namesOf(request: IncomingMessage): Promise<string[]> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  const { names } = JSON.parse(Buffer.concat(parts).toString());
  return names;
}
