import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { bundle, createConfig } from '@redocly/openapi-core';
import { parse } from 'yaml';
import type { Document } from './document';
import derivation from './redocly-plugin.mjs';

const openapi = (file: string) => fileURLToPath(new URL(`../../../openapi/${file}`, import.meta.url));

/** The contract in one document, with the refusals and envelopes that are derived, and every shared piece under `components`. */
export async function bundleContract(): Promise<Document> {
  const { bundle: bundled, problems } = await bundle({
    ref: openapi('openapi.yaml'),
    config: await createConfig({
      plugins: [derivation()],
      preprocessors: { 'nadi/responses': 'on', 'nadi/envelopes': 'on' },
    }),
  });
  const errors = problems.filter((problem) => problem.severity === 'error');
  if (errors.length > 0) throw new Error(errors.map((error) => error.message).join('\n'));
  return bundled.parsed as Document;
}

/** The people of the examples and their records. */
export async function readCast(): Promise<unknown> {
  return parse(await readFile(openapi('examples/cast.yaml'), 'utf8'));
}
