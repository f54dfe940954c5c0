import { isObject, isText, type Node } from './node';

export type References = {
  /** Resolves the `$ref`s of a node; nothing if they lead nowhere. */
  resolve(node: unknown): Node | undefined;
  /** Resolves a single `$ref`: a schema may be `true` or `false`. */
  find(reference: string): unknown;
};

/** A chain of `$ref`s of this length is a circle. */
const maxHops = 32;

const fromPointerPart = (key: string) => decode(key).replaceAll('~1', '/').replaceAll('~0', '~');

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Follows references within one document; others are brought into it when it is loaded. */
export function createReferences(document: Node): References {
  const found = new Map<string, unknown>();
  function find(reference: string): unknown {
    if (found.has(reference)) return found.get(reference);
    const value = reference.startsWith('#/')
      ? reference
          .slice(2)
          .split('/')
          .reduce<unknown>((node, key) => (node as Node | undefined)?.[fromPointerPart(key)], document)
      : reference === '#'
        ? document
        : named(document, reference);
    found.set(reference, value);
    return value;
  }
  function resolve(node: unknown): Node | undefined {
    let here = node;
    for (let hops = 0; hops < maxHops; hops += 1) {
      if (!isObject(here)) return undefined;
      if (!isText(here.$ref)) return here;
      here = find(here.$ref);
    }
    return undefined;
  }
  return { resolve, find };
}

/** A schema by its `$anchor`, its `$dynamicAnchor` or its `$id`, wherever it stands. */
function named(document: Node, reference: string): unknown {
  const [wanted, key] = reference.startsWith('#') ? [reference.slice(1), '$anchor'] : [reference, '$id'];
  const open: unknown[] = [document];
  const seen = new Set<unknown>();
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (typeof node !== 'object' || node === null || seen.has(node)) continue;
    seen.add(node);
    const found = node as Node;
    if (found[key] === wanted || (key === '$anchor' && found.$dynamicAnchor === wanted)) return node;
    open.push(...Object.values(node));
  }
  return undefined;
}
