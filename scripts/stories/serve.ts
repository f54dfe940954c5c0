import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/**
 * Serves a folder on a free port of this machine.
 *
 * @param base path below which the folder is served, such as `/storybook`
 */
export async function serve(folder: string, base = ''): Promise<{ url: string; stop: () => void }> {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    // Browsers request it unasked, and log an error if it is missing.
    if (pathname === '/favicon.ico') return response.writeHead(204).end();
    if (!pathname.startsWith(`${base}/`)) return response.writeHead(404).end();
    const file = normalize(join(folder, decodeURIComponent(pathname.slice(base.length))));
    try {
      const body = await readFile(file);
      response
        .writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' })
        .end(body);
    } catch {
      response.writeHead(404).end();
    }
    return undefined;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The catalogue could not be served.');
  return {
    // A name rather than a number: browsers treat it as a secure context.
    url: `http://localhost:${address.port}${base}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
