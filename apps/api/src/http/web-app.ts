import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import express, { type Request, Router } from 'express';

/** Set on every page and file of the app. Styles may stand in attributes: react-aria and charts place things by them. */
const headers = {
  'Content-Security-Policy': [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; '),
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
};

const year = 'public, max-age=31536000, immutable';

/** The built web app: its files, and its one page for every address that is the app's own. */
export function webApp(dist: string): Router {
  const folder = resolve(dist);
  const shell = join(folder, 'index.html');
  const router = Router();
  router.use((_, response, next) => {
    response.set(headers);
    next();
  });
  router.use(
    express.static(folder, {
      index: false,
      redirect: false,
      setHeaders(response, path) {
        // Vite puts the hash of the content into the names in assets/; everything else is asked for anew.
        response.setHeader('Cache-Control', path.startsWith(join(folder, 'assets/')) ? year : 'no-cache');
      },
    }),
  );
  router.get('/{*path}', (request, response, next) => {
    if (!isForPage(request) || !existsSync(shell)) return next();
    return response.set('Cache-Control', 'no-store').sendFile(shell, { cacheControl: false });
  });
  return router;
}

/** A browser that goes to an address asks for HTML by name; a missing script must not be answered with a page. */
const isForPage = ({ headers, path }: Request): boolean =>
  (headers.accept ?? '').includes('text/html') && !/\.\w+$/.test(path);
