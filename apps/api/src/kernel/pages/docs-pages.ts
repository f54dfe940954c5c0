import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import express, { type RequestHandler, Router } from 'express';
import { sendChangelog } from './changelog-page';
import { sendDocsPage } from './docs-page';
import { sendErrorCatalogue } from './error-catalogue';
import { pageStyle } from './page';
import { sendPartnerGuide } from './partner-guide';
import { shippedFile } from './shipped-file';

const swaggerFolder = () => dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
/** Beside this file in the source, and beside the bundle. */
const ownFolder = () => fileURLToPath(new URL('./docs-files', import.meta.url));

/** The script fills in the people who can sign in and the scenarios: the mock knows them. */
const reference = `<link rel="stylesheet" href="/docs/assets/swagger-ui.css">
<link rel="stylesheet" href="/docs/files/reference.css">
<h1>API reference</h1>
<p>New here? <a href="/docs/partners">Write a first client in ten minutes.</a></p>
<details id="try-it">
<summary>Try it without a server</summary>
<p>Under <b>Servers</b> below, choose <b>Mock</b>. It runs in this page, sends nothing to a server, and forgets everything when you close
the page. Then open an operation and choose <b>Try it out</b>.</p>
<p>Every account has the password <code id="mock-password"></code>. To skip signing in, choose <b>Authorize</b> and paste a token:</p>
<div class="wide" tabindex="0"><table><thead><tr><th>Who</th><th>Role</th><th>Token</th></tr></thead><tbody id="mock-accounts"></tbody></table></div>
<p class="controls"><label for="mock-scenario">Start the mock with</label>
<select id="mock-scenario"></select>
<button type="button" id="mock-reset">Start again</button></p>
<p role="status" id="mock-status"></p>
</details>
<div id="reference"></div>
<script src="/docs/assets/swagger-ui-bundle.js"></script>
<script type="module" src="/docs/files/start.js"></script>`;

/** The reference of the contract with try-it, the partner's guide, errors and changelog; all of it served from here. */
export function docsPages(): Router {
  const router = Router({ caseSensitive: true });
  router.get('/', (_, response) => sendDocsPage(response, '/docs', reference));
  router.get('/partners', (_, response) => sendPartnerGuide(response));
  router.get('/errors', (_, response) => sendErrorCatalogue(response));
  router.get('/changelog', (_, response) => sendChangelog(response));
  router.get('/page.css', (_, response) => {
    response.type('css').send(pageStyle);
  });
  router.get('/mock.js', (_, response) => {
    const file = shippedFile('mock.js', 'packages/mock-server/generated/in-page.js');
    // It may be installed below a folder that begins with a dot.
    response.set('Cache-Control', 'no-cache').sendFile(file, { dotfiles: 'allow' });
  });
  router.use('/files', express.static(ownFolder(), { index: false }));
  // Its folder contains more than the page needs: a page of its own, a source map.
  router.use('/assets', onlyNamed(['/swagger-ui.css', '/swagger-ui-bundle.js']));
  router.use('/assets', express.static(swaggerFolder(), { index: false, maxAge: '1h' }));
  return router;
}

const onlyNamed =
  (paths: readonly string[]): RequestHandler =>
  (request, _, next) =>
    next(paths.includes(request.path) ? undefined : 'router');
