import { isObject, isText, type Node } from './node';
import type { References } from './references';

/** The facts of a schema about its values, collected through references, `allOf` and alternatives. */
export type View = {
  types: ReadonlySet<string>;
  properties: ReadonlyMap<string, Node>;
  required: ReadonlySet<string>;
  items: unknown;
  /** True if it refuses properties that it does not name. */
  isClosed: boolean;
  /** Keywords of value such as format, enum, default, readOnly; the outermost holds. */
  keywords: Node;
};

export type Views = (schema: unknown) => View;

const kept = [
  'format',
  'enum',
  'const',
  'default',
  'example',
  'examples',
  'readOnly',
  'writeOnly',
  'maxItems',
  'maximum',
  'contentMediaType',
  'contentSchema',
];

type Draft = {
  types: Set<string>;
  properties: Map<string, Node>;
  required: Set<string>;
  items: unknown;
  isClosed: boolean;
  keywords: Record<string, unknown>;
};

const emptyDraft = (): Draft => ({
  types: new Set(),
  properties: new Map(),
  required: new Set(),
  items: undefined,
  isClosed: false,
  keywords: {},
});

export function createViews(references: References): Views {
  const known = new WeakMap<object, View>();
  return (schema) => {
    if (!isObject(schema)) return emptyDraft();
    const found = known.get(schema);
    if (found) return found;
    const draft = emptyDraft();
    gather(schema, draft, references, new Set(), true);
    known.set(schema, draft);
    return draft;
  };
}

/** @param isFirm whether it holds in every case: what one of several alternatives requires does not */
function gather(schema: unknown, draft: Draft, references: References, seen: Set<unknown>, isFirm: boolean) {
  if (!isObject(schema) || seen.has(schema)) return;
  seen.add(schema);
  for (const type of [schema.type].flat()) if (isText(type)) draft.types.add(type);
  for (const key of kept) if (key in schema && !(key in draft.keywords)) draft.keywords[key] = schema[key];
  if (isObject(schema.properties)) {
    if (schema.type === undefined) draft.types.add('object');
    for (const [name, property] of Object.entries(schema.properties))
      if (!draft.properties.has(name)) draft.properties.set(name, isObject(property) ? property : {});
  }
  if (isFirm && Array.isArray(schema.required)) for (const name of schema.required) draft.required.add(name);
  if (schema.items !== undefined) {
    draft.items ??= schema.items;
    if (schema.type === undefined) draft.types.add('array');
  }
  if (schema.additionalProperties === false || schema.unevaluatedProperties === false) draft.isClosed = true;
  if (isText(schema.$ref)) gather(references.find(schema.$ref), draft, references, seen, isFirm);
  for (const part of [schema.allOf ?? []].flat()) gather(part, draft, references, seen, isFirm);
  for (const alternatives of [schema.oneOf, schema.anyOf]) {
    if (!Array.isArray(alternatives)) continue;
    const things = alternatives.filter((part) => !(isObject(part) && part.type === 'null'));
    if (things.length < alternatives.length) draft.types.add('null');
    for (const part of things) gather(part, draft, references, seen, isFirm && things.length === 1);
  }
}
