import { isObject, type Node } from '../document/node';
import type { References } from '../document/references';
import type { View, Views } from '../document/schema-view';

/** Names of properties on the way from an answer to the thing in it; empty where the answer is the thing. */
export type Way = readonly string[];

export type FoundList = { at: Way; items: unknown };

const listNames = [
  'data',
  'items',
  'results',
  'values',
  'records',
  'entries',
  'entry',
  'content',
  'list',
  'hits',
  'rows',
  'value',
];
const wrapperNames = ['data', 'result', 'item', 'record', 'resource', 'response', 'payload', 'attributes'];
const idNames = ['id', '_id', 'uuid', 'uid', 'guid'];

const isPlainObject = (view: View) => view.types.has('object') && !view.types.has('array');
const isListOfObjects = (view: View, views: Views) =>
  view.types.has('array') && isPlainObject(views(view.items)) && views(view.items).properties.size > 0;

/** Returns the path of the list in an answer; null if it is not a list. */
export function findList(schema: unknown, views: Views, segment: string): FoundList | null {
  return listIn(schema, views, segment, 0);
}

function listIn(schema: unknown, views: Views, segment: string, depth: number): FoundList | null {
  const view = views(schema);
  if (isListOfObjects(view, views)) return { at: [], items: view.items };
  // A value with an id is an item with parts, not a list of items.
  if (!isPlainObject(view) || idNames.some((name) => view.properties.has(name))) return null;
  const lists = [...view.properties].filter(([, property]) => isListOfObjects(views(property), views));
  const preferred = [...listNames, segment].filter((name) => lists.some(([found]) => found === name));
  const name = preferred.at(-1) ?? (lists.length === 1 && depth === 0 ? lists[0]?.[0] : undefined);
  if (name !== undefined) return { at: [name], items: views(view.properties.get(name)).items };
  if (depth > 0 || lists.length > 0) return null;
  for (const wrapper of [...wrapperNames, '_embedded', 'embedded']) {
    const property = view.properties.get(wrapper);
    const inside = property && listIn(property, views, segment, depth + 1);
    if (inside) return { at: [wrapper, ...inside.at], items: inside.items };
  }
  return null;
}

/**
 * Returns the path of the item in an answer; null if there is none.
 *
 * @param itemSchema of the thing where it is known: it is found under whatever name
 */
export function findItem(
  schema: unknown,
  itemSchema: unknown,
  views: Views,
  references: References,
  segment: string,
): Way | null {
  const view = views(schema);
  if (!isPlainObject(view)) return null;
  if (itemSchema !== undefined) {
    if (isSame(schema, itemSchema, references)) return [];
    for (const [name, property] of view.properties)
      if (isSame(property, itemSchema, references)) return [name];
    // Beside something else that is told of it.
    for (const wrapper of wrapperNames)
      for (const [name, property] of views(view.properties.get(wrapper)).properties)
        if (isSame(property, itemSchema, references)) return [wrapper, name];
  }
  if (idNames.some((name) => view.properties.has(name))) return [];
  for (const name of [...wrapperNames, singular(segment)]) {
    const property = view.properties.get(name);
    if (property && isPlainObject(views(property))) return [name];
  }
  return view.properties.size > 0 ? [] : null;
}

/** The same schema behind their references, `null` beside it or not. */
export function isSame(a: unknown, b: unknown, references: References): boolean {
  const [one, other] = [bare(a, references), bare(b, references)];
  return one !== undefined && one === other;
}

function bare(schema: unknown, references: References): Node | undefined {
  const node = references.resolve(schema);
  if (!node) return undefined;
  const alternatives = [node.allOf, node.oneOf, node.anyOf].flatMap((list) =>
    Array.isArray(list) ? list : [],
  );
  const things = alternatives.filter((part) => !(isObject(part) && part.type === 'null'));
  return things.length === 1 && node.properties === undefined ? bare(things[0], references) : node;
}

export const singular = (word: string) =>
  word.endsWith('ies')
    ? `${word.slice(0, -3)}y`
    : word.endsWith('ses')
      ? word.slice(0, -2)
      : word.replace(/s$/, '');

export function valueAt(value: unknown, way: Way): unknown {
  return way.reduce<unknown>((here, name) => (isObject(here) ? here[name] : undefined), value);
}

/** The answer with a thing in its place; the answer itself stays as it was. */
export function withValueAt(value: unknown, way: Way, thing: unknown): unknown {
  const [name, ...rest] = way;
  if (name === undefined) return thing;
  const here = isObject(value) ? value : {};
  return { ...here, [name]: withValueAt(here[name], rest, thing) };
}
