import { readFile, writeFile } from 'node:fs/promises';
import type { Document } from './document';

const file = new URL('../../../openapi/released.json', import.meta.url);

/** The contract as partners last received it: what a change is held against. */
export async function readReleased(): Promise<Document> {
  return JSON.parse(await readFile(file, 'utf8'));
}

/** Keeps it, without its examples: they promise nothing. */
export async function keepReleased(document: Document): Promise<void> {
  await writeFile(file, `${JSON.stringify(withoutExamples(document), null, 1)}\n`);
}

function withoutExamples(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutExamples);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      // A property of somebody's may have that name too; it then holds a schema, and this is a list or a map of examples.
      .filter(([key, held]) => !(key === 'examples' && !isSchema(held)))
      .map(([key, held]) => [key, withoutExamples(held)]),
  );
}

const isSchema = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && ('type' in value || '$ref' in value);
