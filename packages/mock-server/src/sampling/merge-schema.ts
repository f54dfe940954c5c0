import { isObject, isText, type Node } from '../document/node';
import type { References } from '../document/references';

const isNothing = (schema: unknown) => isObject(schema) && schema.type === 'null';

const higher = new Set(['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties']);
const lower = new Set(['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties']);

/**
 * One schema without `$ref`, `allOf`, `oneOf` and `anyOf`, whose values keep the given one.
 *
 * @param choose which of several alternatives, by their count
 */
export function mergeSchema(schema: Node, references: References, choose: (count: number) => number): Node {
  return merge(schema, new Set());

  function merge(node: Node, seen: ReadonlySet<unknown>): Node {
    if (seen.has(node)) return {};
    const here = new Set(seen).add(node);
    const { $ref, allOf, oneOf, anyOf, ...own } = node;
    let merged: Node = own;
    if (isText($ref)) merged = both(merged, references.find($ref), here);
    for (const part of Array.isArray(allOf) ? allOf : []) merged = both(merged, part, here);
    for (const alternatives of [oneOf, anyOf]) {
      if (!Array.isArray(alternatives)) continue;
      const things = alternatives.filter((part) => !isNothing(part));
      const chosen = things.length > 0 ? things[choose(things.length)] : alternatives[0];
      merged = both(merged, chosen, here);
      merged = withKind(merged, node, chosen);
    }
    return merged;
  }

  function both(a: Node, b: unknown, seen: ReadonlySet<unknown>): Node {
    if (!isObject(b)) return a;
    return intersect(a, merge(b, seen));
  }
}

/** The property that a discriminator goes by has to name the alternative that was chosen. */
function withKind(merged: Node, { discriminator }: Node, chosen: unknown): Node {
  if (!isObject(discriminator) || !isText(discriminator.propertyName)) return merged;
  if (!isObject(chosen) || !isText(chosen.$ref)) return merged;
  const name = discriminator.propertyName;
  const known = isObject(merged.properties) ? merged.properties[name] : undefined;
  if (isObject(known) && ('const' in known || Array.isArray(known.enum))) return merged;
  const reference = chosen.$ref;
  const [mapped] =
    Object.entries((discriminator.mapping ?? {}) as Node).find(([, target]) => target === reference) ?? [];
  const kind = mapped ?? reference.split('/').at(-1);
  return { ...merged, properties: { ...(merged.properties as Node), [name]: { const: kind } } };
}

function intersect(a: Node, b: Node): Node {
  const merged: Record<string, unknown> = { ...b, ...a };
  for (const key of Object.keys(b)) if (key in a) merged[key] = meet(key, a[key], b[key]);
  return merged;
}

function meet(key: string, a: unknown, b: unknown): unknown {
  if (key === 'properties' && isObject(a) && isObject(b)) return meetProperties(a, b);
  if (key === 'required' && Array.isArray(a) && Array.isArray(b)) return [...new Set([...b, ...a])];
  if (key === 'enum' && Array.isArray(a) && Array.isArray(b)) {
    const shared = a.filter((value) => b.includes(value));
    return shared.length > 0 ? shared : a;
  }
  if (typeof a === 'number' && typeof b === 'number') {
    if (higher.has(key)) return Math.max(a, b);
    if (lower.has(key)) return Math.min(a, b);
  }
  return a;
}

function meetProperties(a: Node, b: Node): Node {
  const merged: Record<string, unknown> = { ...b, ...a };
  for (const name of Object.keys(b)) {
    const [one, other] = [a[name], b[name]];
    // Both hold, so both are kept: they are merged when their turn comes.
    if (isObject(one) && isObject(other) && one !== other) merged[name] = { allOf: [one, other] };
  }
  return merged;
}
