import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { isObject, type Node } from '../document/node';
import type { Item, Scenario } from '../mock-types';
import { DocumentError } from './document-error';

/**
 * Scenarios from a file: `{ full: { description, collections: { "/pets": [...] }, values: { "/profile": {...} } } }`. A collection that is not
 * named begins empty.
 */
export async function loadScenarios(file: string): Promise<Record<string, Scenario>> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new DocumentError(`There is no file ${file} of scenarios.`);
  });
  const given: unknown = parse(text);
  if (!isObject(given)) throw new DocumentError(`${file} holds no scenarios by name.`);
  return Object.fromEntries(
    Object.entries(given).map(([name, node]) => [name, toScenario(file, name, node)]),
  );
}

function toScenario(file: string, name: string, node: unknown): Scenario {
  if (!isObject(node)) throw new DocumentError(`${file}: the scenario "${name}" is no object.`);
  const collections = Object.entries((node.collections ?? {}) as Node);
  const wrong = collections.find(([, items]) => !Array.isArray(items));
  if (wrong) throw new DocumentError(`${file}: "${name}" has no list for ${wrong[0]}.`);
  return {
    description: String(node.description ?? `From ${file}.`),
    begin(store) {
      for (const [path, items] of collections)
        for (const item of items as Item[]) store.collection(path).put(item);
      for (const [key, value] of Object.entries((node.values ?? {}) as Node)) store.write(key, value);
    },
  };
}
