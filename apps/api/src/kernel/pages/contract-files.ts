import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import openapi from '@nadi/contract/openapi.json' with { type: 'json' };
import { Router } from 'express';

/** Copied beside the bundle by the build; in the source, in the contract's package. */
function yamlFile(): string {
  const shipped = fileURLToPath(new URL('./openapi.yaml', import.meta.url));
  return existsSync(shipped)
    ? shipped
    : createRequire(import.meta.url).resolve('@nadi/contract/openapi.yaml');
}

/** The contract itself, for partners' tools; readable from any origin, because it is public. */
export function contractFiles(): Router {
  const router = Router();
  const headers = {
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Cache-Control': 'no-cache',
  };
  router.get('/openapi.json', (_, response) => {
    response.set(headers).json(openapi);
  });
  router.get('/openapi.yaml', (_, response) => {
    response.set(headers).type('application/yaml').sendFile(yamlFile());
  });
  return router;
}
