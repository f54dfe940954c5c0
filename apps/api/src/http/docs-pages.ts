import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import express, { Router } from 'express';
import { sendErrorCatalogue } from './error-catalogue';
import { pageStyle, sendPage } from './page';

const swaggerFolder = () => dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));

const startScript = `SwaggerUIBundle({
  url: '/openapi.json',
  dom_id: '#reference',
  deepLinking: true,
  validatorUrl: null,
  displayRequestDuration: true,
});
`;

/** The reference of the contract with try-it, and the catalogue of errors; all of it served from here. */
export function docsPages(): Router {
  const router = Router();
  router.get('/', (_, response) =>
    sendPage(
      response,
      'API reference',
      `<link rel="stylesheet" href="/docs/assets/swagger-ui.css">
<p><a href="/openapi.json">openapi.json</a> <a href="/openapi.yaml">openapi.yaml</a> <a href="/docs/errors">Errors</a></p>
<div id="reference"></div>
<script src="/docs/assets/swagger-ui-bundle.js"></script>
<script src="/docs/start.js"></script>`,
    ),
  );
  router.get('/errors', (_, response) => sendErrorCatalogue(response));
  router.get('/page.css', (_, response) => {
    response.type('css').send(pageStyle);
  });
  router.get('/start.js', (_, response) => {
    response.type('js').send(startScript);
  });
  router.use('/assets', express.static(swaggerFolder(), { index: false, maxAge: '1h' }));
  return router;
}
