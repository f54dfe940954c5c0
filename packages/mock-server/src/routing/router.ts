import type { Node } from '../document/node';
import type { Operation } from '../document/operations';
import { basesOf } from './bases';

export type Found =
  /** The path is null where one of its values cannot be decoded. */
  | { operation: Operation; path: Record<string, string> | null }
  /** The path is there, the method is not. */
  | { allowed: string[] }
  | null;

type Route = {
  parts: readonly (string | RegExp)[];
  names: readonly string[];
  byMethod: Map<string, Operation>;
};

/** Finds what a request asks for. A fixed part of a path goes before one that may be anything. */
export function createRouter(document: Node, operations: readonly Operation[]) {
  const bases = basesOf(document);
  const routes = new Map<string, Route>();
  for (const operation of operations) {
    // Some tell operations apart by a fragment or a query, which no path has: the first of them answers.
    const path = operation.path.replace(/[#?].*$/, '');
    const route = routes.get(path) ?? toRoute(path);
    const method = operation.method.toUpperCase();
    if (!route.byMethod.has(method)) route.byMethod.set(method, operation);
    routes.set(path, route);
  }
  const byLength = new Map<number, Route[]>();
  for (const route of [...routes.values()].sort(byPrecision))
    byLength.set(route.parts.length, [...(byLength.get(route.parts.length) ?? []), route]);

  function at(method: string, path: string): Found {
    const parts = path.split('/').slice(1);
    let allowed: string[] | undefined;
    let best: Route | undefined;
    for (const route of byLength.get(parts.length) ?? []) {
      // A fixed path that lacks the method is there nevertheless: what may be anything does not take its place.
      if (best && byPrecision(best, route) !== 0) break;
      const values = match(route, parts);
      if (values === 'another') continue;
      best ??= route;
      const operation =
        route.byMethod.get(method) ?? (method === 'HEAD' ? route.byMethod.get('GET') : undefined);
      if (operation) return { operation, path: values };
      allowed ??= allowedOf(route);
    }
    return allowed ? { allowed } : null;
  }

  return {
    /** Below the address of a server of the document, or without it. */
    find(method: string, path: string): Found {
      for (const base of bases) {
        const found = base === '' || path.startsWith(`${base}/`) ? at(method, path.slice(base.length)) : null;
        if (found) return found;
      }
      return null;
    },
  };
}

function allowedOf({ byMethod }: Route): string[] {
  const allowed = [...byMethod.keys()];
  return byMethod.has('GET') && !byMethod.has('HEAD') ? ['HEAD', ...allowed] : allowed;
}

function toRoute(path: string): Route {
  const names = [...path.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name);
  const parts = path
    .split('/')
    .slice(1)
    .map((part) => (part.includes('{') ? toExpression(part) : part));
  return { parts, names, byMethod: new Map() };
}

/** `{id}.json` or `{from}..{to}`: a part may hold more than a name. */
const toExpression = (part: string) =>
  new RegExp(
    `^${part
      .split(/\{[^}]+\}/)
      .map((text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('(.+?)')}$`,
    's',
  );

function byPrecision(a: Route, b: Route): number {
  for (const [index, part] of a.parts.entries()) {
    const difference = looseness(part) - looseness(b.parts[index]);
    if (difference !== 0) return difference;
  }
  return 0;
}

function looseness(part: string | RegExp | undefined): number {
  if (!(part instanceof RegExp)) return 0;
  return part.source === '^(.+?)$' ? 2 : 1;
}

/** Returns the values of a path; null if one cannot be decoded. */
function match({ parts, names }: Route, given: readonly string[]): Record<string, string> | null | 'another' {
  const values: (string | null)[] = [];
  for (const [index, part] of parts.entries()) {
    const text = given[index] ?? '';
    if (typeof part === 'string') {
      if (part !== text && part !== decode(text)) return 'another';
      continue;
    }
    const found = part.exec(text);
    if (!found) return 'another';
    values.push(...found.slice(1).map(decode));
  }
  if (values.includes(null)) return null;
  return Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']));
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
