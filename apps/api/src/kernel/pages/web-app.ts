import { readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import express, { type Request, type Response, Router } from 'express';
import { appPolicy, workerPolicy } from '../http/content-policies';
import { compressedFile } from './compressed-file';

const year = 'public, max-age=31536000, immutable';

/**
 * The built web app: its files, the pages that were drawn when it was built, as `terms.html` for `/terms`, and its one page for every
 * other address that is the app's own; as `pages/dashboard/settings.html`, where the build made one whose head names what that address
 * needs.
 *
 * @param publicUrl the address of this server, for what a page says of its own address to other sites
 */
export function webApp(dist: string, publicUrl: string): Router {
  const folder = resolve(dist);
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
        if (builtWorker.test(path)) response.set('Content-Security-Policy', workerPolicy);
        if (path.endsWith('.webmanifest')) response.setHeader('Content-Type', 'application/manifest+json');
      },
    }),
  );
  // Shared documents are stored by the worker. Without a worker they arrive here, where nothing is stored, and the page says so.
  router.post('/share-target', (_, response) => {
    response.set('Cache-Control', 'no-store').redirect(303, '/dashboard/shared-documents?not-kept');
  });
  const readNow = readOf(folder, (text) => ({ policy: appPolicy(text), text: withOrigin(text, publicUrl) }));
  router.get('/{*path}', (request, response, next) => {
    if (!isAddress.test(request.path)) return next();
    const name = request.path === '/' ? home : `${request.path.replace(/\/$/, '')}.html`.slice(1);
    // Those who preview a link or index pages ask for anything, and what is drawn is there for them.
    const drawn = name === shell ? null : readNow(name);
    if (!drawn && !isForPage(request)) return next();
    const page = drawn ?? readNow(`pages/${name}`) ?? readNow(shell);
    if (!page) return next();
    response.set({
      'Content-Security-Policy': page.policy,
      'Cache-Control': drawn ? 'no-cache' : 'no-store',
    });
    return response.type('html').send(page.text);
  });
  return router;
}

/** Matches workers of pages: browsers start them only with a policy that lets their code run. */
const builtWorker = /[\\/]assets[\\/][\w-]+-worker-[\w-]{8}\.js(\.br)?$/;

/** Never kept anywhere: a worker that is old would go on to serve what is old. */
function asWorker(response: Response): void {
  response.set({
    'Cache-Control': 'no-store',
    'Content-Type': 'text/javascript; charset=utf-8',
    'Content-Security-Policy': workerPolicy,
    'Service-Worker-Allowed': '/',
  });
}

/** The one page, and the page that is drawn for `/`. */
const shell = 'index.html';
const home = 'public.html';
/** The address at which the app's worker fetches the one page; as `shellAddress` of the app. */
const shellAddress = '/app';

/** Addresses of a page in its own head, which other sites understand only with an origin. */
const ownAddress = /(?<=<(?:link rel="canonical" href|meta property="og:(?:url|image)" content)=")(?=\/)/g;
const withOrigin = (text: string, publicUrl: string): string => text.replace(ownAddress, publicUrl);

/** Returns what a file of the app tells; null if it is not there. Reads it again after a new build, while the server runs on. */
function readOf<Told>(folder: string, read: (text: string) => Told): (name: string) => Told | null {
  const known = new Map<string, { told: Told; changed: number }>();
  return (name) => {
    const file = join(folder, name);
    const changed = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (changed === undefined) return null;
    let found = known.get(name);
    if (found?.changed !== changed) {
      found = { told: read(readFileSync(file, 'utf8')), changed };
      known.set(name, found);
    }
    return found.told;
  };
}

/** None of the app's addresses has other signs than these, which those who look for forgotten files try. */
const isAddress = /^[\w/-]*$/;

/**
 * A browser that goes to an address asks for HTML by name. A missing script must not be answered with a page. The first page is there
 * for all who ask, such as who watches whether this server is up, and the one page for the worker.
 */
const isForPage = ({ headers, path }: Request): boolean =>
  path === '/' || path === shellAddress || (headers.accept ?? '').includes('text/html');
