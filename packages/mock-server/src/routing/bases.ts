import { isObject, isText, type Node } from '../document/node';

/** Longest first, and at last none: a client may be pointed at the mock with or without the server's path. */
export function basesOf({ servers }: Node): string[] {
  const nodes = Array.isArray(servers) ? servers.filter(isObject) : [];
  const bases = nodes.map(({ url, variables }) => toBase(isText(url) ? url : '/', variables));
  return [...new Set([...bases.sort((a, b) => b.length - a.length), ''])];
}

function toBase(url: string, variables: unknown): string {
  const filled = url.replaceAll(/\{([^}]+)\}/g, (_, name: string) => {
    const variable = isObject(variables) ? variables[name] : undefined;
    return isObject(variable) ? String(variable.default ?? '') : '';
  });
  try {
    return new URL(filled, 'http://mock').pathname.replace(/\/+$/, '');
  } catch {
    return '';
  }
}

/** The path of the first server, such as `/api/v1`; empty at the root. */
export function serverPath({ servers }: Node): string {
  const [first] = Array.isArray(servers) ? servers.filter(isObject) : [];
  return first && isText(first.url) ? toBase(first.url, first.variables) : '';
}
