import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { bundle, createConfig } from '@redocly/openapi-core';
import { parse } from 'yaml';
import derived from './derive-responses.mjs';
import type { Document } from './document';

const openapi = (file: string) => fileURLToPath(new URL(`../../../openapi/${file}`, import.meta.url));

/** The contract in one document, with the refusals that follow from what operations take, and every shared piece under `components`. */
export async function bundleContract(): Promise<Document> {
  const { bundle: bundled, problems } = await bundle({
    ref: openapi('openapi.yaml'),
    config: await createConfig({ plugins: [derived()], preprocessors: { 'nadi/responses': 'on' } }),
  });
  const errors = problems.filter((problem) => problem.severity === 'error');
  if (errors.length > 0) throw new Error(errors.map((error) => error.message).join('\n'));
  return bundled.parsed as Document;
}

/** The people of the examples and their records. */
export async function readCast(): Promise<unknown> {
  return parse(await readFile(openapi('examples/cast.yaml'), 'utf8'));
}
