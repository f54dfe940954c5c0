import { readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import express, { type Request, type Response, Router } from 'express';
import { compressedFile } from './compressed-file';
import { appPolicy, workerPolicy } from './content-policies';

const year = 'public, max-age=31536000, immutable';

/** The built web app: its files, and its one page for every address that is the app's own. */
export function webApp(dist: string): Router {
  const folder = resolve(dist);
  const shell = join(folder, 'index.html');
  const router = Router();
  router.use(compressedFile(folder));
  router.use(
    express.static(folder, {
      index: false,
      redirect: false,
      setHeaders(response, path) {
        // Vite puts the hash of the content into the names in assets/; everything else is asked for anew.
        response.setHeader('Cache-Control', path.startsWith(join(folder, 'assets/')) ? year : 'no-cache');
        if (path === join(folder, 'service-worker.js')) asWorker(response);
        if (path.endsWith('.webmanifest')) response.setHeader('Content-Type', 'application/manifest+json');
      },
    }),
  );
  // What another app shares is the worker's to keep. Where there is none yet it comes here, where nothing is kept, and the page says so.
  router.post('/share-target', (_, response) => {
    response.set('Cache-Control', 'no-store').redirect(303, '/dashboard/shared-documents?not-kept');
  });
  const policyNow = policyOf(shell);
  router.get('/{*path}', (request, response, next) => {
    const policy = isForPage(request) ? policyNow() : null;
    if (!policy) return next();
    response.set({ 'Content-Security-Policy': policy, 'Cache-Control': 'no-store' });
    // Below its folder, since the way to it may lead through one whose name begins with a dot.
    return response.sendFile('index.html', { root: folder, cacheControl: false });
  });
  return router;
}

/** Never kept anywhere: a worker that is old would go on to serve what is old. */
function asWorker(response: Response): void {
  response.set({
    'Cache-Control': 'no-store',
    'Content-Type': 'text/javascript; charset=utf-8',
    'Content-Security-Policy': workerPolicy,
    'Service-Worker-Allowed': '/',
  });
}

/** The page's policy; null where the page was not built. Read anew where it was built anew, under a server that runs on. */
function policyOf(shell: string): () => string | null {
  let known: { policy: string; changed: number } | null = null;
  return () => {
    const changed = statSync(shell, { throwIfNoEntry: false })?.mtimeMs;
    if (changed === undefined) return null;
    if (known?.changed !== changed) known = { policy: appPolicy(readFileSync(shell, 'utf8')), changed };
    return known.policy;
  };
}

/**
 * A browser that goes to an address asks for HTML by name. A missing script must not be answered with a page, and none of the app's
 * addresses has other signs than these, which those who look for forgotten files try. The first page is there for all who ask, such
 * as who watches whether this server is up.
 */
const isForPage = ({ headers, path }: Request): boolean =>
  path === '/' || ((headers.accept ?? '').includes('text/html') && /^[\w/-]*$/.test(path));
