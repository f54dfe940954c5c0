import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root';
import type { Hashed } from './proofs';

type Json = null | string | number | boolean | readonly Json[] | { readonly [key: string]: Json };
type JsonObject = Readonly<Record<string, Json>>;
export type ContractDocument = {
  paths: Readonly<Record<string, JsonObject>>;
  components?: Json;
} & JsonObject;

/** The contract by its operations. */
export type ContractParts = {
  /** Returns what some operations say, with all that they refer to, and what the contract says apart from operations. */
  partsOf(operations: readonly string[]): Hashed[];
};

const isObject = (json: Json | undefined): json is JsonObject =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

const hashOf = (json: unknown) => createHash('sha256').update(JSON.stringify(json)).digest('hex');

/** The generated document; undefined in a clone in which nothing is generated yet. */
export function readContract(): ContractDocument | undefined {
  const path = join(root, 'packages/contract/generated/openapi.json');
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

export function contractParts(document: ContractDocument): ContractParts {
  const { paths, components, ...about } = document;
  const schemes = isObject(components) ? components.securitySchemes : undefined;
  const said = new Map<string, string>();
  const addresses: string[] = [];
  for (const [path, item] of Object.entries(paths))
    for (const [method, operation] of Object.entries(item)) {
      if (!isObject(operation) || typeof operation.operationId !== 'string') continue;
      addresses.push(`${method} ${path} ${operation.operationId}`);
      said.set(operation.operationId, hashOf(withReferences([operation, item.parameters ?? null], document)));
    }
  // The router chooses among all addresses.
  const rest = { file: 'contract', hash: hashOf([about, schemes, addresses]) };
  return {
    partsOf: (operations) => [
      rest,
      ...operations.map((id) => ({ file: `contract of ${id}`, hash: said.get(id) ?? 'none' })),
    ],
  };
}

/** A value, with everything that it refers to, however far. */
function withReferences(value: Json, document: ContractDocument): [Json, Readonly<Record<string, Json>>] {
  const found = new Map<string, Json>();
  const next: Json[] = [value];
  for (let one = next.pop(); one !== undefined; one = next.pop()) {
    if (typeof one !== 'object' || one === null) continue;
    if (isObject(one) && typeof one.$ref === 'string' && !found.has(one.$ref)) {
      const to = locate(one.$ref, document);
      found.set(one.$ref, to);
      next.push(to);
    }
    next.push(...Object.values(one));
  }
  return [value, Object.fromEntries([...found].sort(([a], [b]) => (a < b ? -1 : 1)))];
}

function locate(pointer: string, document: ContractDocument): Json {
  let at: Json | undefined = document;
  for (const part of pointer.replace(/^#\//, '').split('/'))
    at = isObject(at) ? at[decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~')] : undefined;
  return at ?? null;
}
