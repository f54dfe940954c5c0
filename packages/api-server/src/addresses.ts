import { type OperationId, operations } from '@nadi/contract/operations';

/** The base path of the contract's paths. */
export const base = '/api/v1';

const ids = Object.keys(operations) as OperationId[];

/** Fixed parts sort before parameters, the first part first. */
const precision = (path: string) =>
  path
    .split('/')
    .map((part) => (part.startsWith('{') ? 1 : 0))
    .join('');

/** Paths in an order in which none takes the place of one that is more exact. */
export const byPrecision = (a: string, b: string): number => precision(a).localeCompare(precision(b));

/** The operations of each path. A fixed path goes before one with a parameter, which would take its place. */
export const operationsByPath: ReadonlyMap<string, readonly OperationId[]> = new Map(
  [...new Set(ids.map((id) => operations[id].path))]
    .sort(byPrecision)
    .map((path) => [path, ids.filter((id) => operations[id].path === path)]),
);

type Address = { path: string; values: Record<string, string> };

/** Letters that need no encoding, so that an address has one spelling: no server, no query, nothing upwards. */
const plain = /^(?:\/[A-Za-z0-9_-]+)+$/;

const templates = [...operationsByPath.keys()].map((path) => ({ path, parts: path.split('/') }));

/** The path of the contract that an address below `base` is one of; null where there is none. */
export function findPath(url: string): Address | null {
  if (!plain.test(url)) return null;
  const given = url.split('/');
  const found = templates.find(
    ({ parts }) =>
      parts.length === given.length &&
      parts.every((part, index) => part.startsWith('{') || part === given[index]),
  );
  if (!found) return null;
  const named = found.parts.flatMap((part, index) =>
    part.startsWith('{') ? [[part.slice(1, -1), given[index] ?? '']] : [],
  );
  return { path: found.path, values: Object.fromEntries(named) };
}
