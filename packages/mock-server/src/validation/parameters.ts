import { copyOf, type Node } from '../document/node';
import type { Operation, Parameter } from '../document/operations';
import type { View, Views } from '../document/schema-view';
import type { Check } from './check';
import { coerce, coerceParts } from './coerce';
import { type Fault, unknownAt } from './faults';

export type Given = {
  query: URLSearchParams;
  path: Readonly<Record<string, string>>;
  headers: Headers;
};

export type ReadParameters = { query: Record<string, unknown>; faults: Fault[] };

/** These are described elsewhere in the contract; as parameters they are to be ignored. */
const describedElsewhere = new Set(['accept', 'content-type', 'authorization']);
const notFilledIn = Symbol();

type Reader = { parameter: Parameter; view: View; check: Check; preset: unknown };

/**
 * Reads and checks what an operation takes beside its body.
 *
 * @param alsoKnown names of a query that are nobody's parameter, such as a key
 * @param isStrict whether other names in a query are refused
 */
export function parameterReader(
  operation: Operation,
  views: Views,
  compile: (schema: unknown) => Check,
  alsoKnown: readonly string[],
  isStrict: boolean,
): (given: Given) => ReadParameters {
  const readers: Reader[] = operation.parameters
    .filter(({ in: place, name }) => place !== 'header' || !describedElsewhere.has(name.toLowerCase()))
    .map((parameter) => {
      const view = views(parameter.schema);
      const preset = 'default' in view.keywords ? view.keywords.default : notFilledIn;
      return { parameter, view, check: compile(parameter.schema), preset };
    });
  const known = new Set(alsoKnown);

  return (given) => {
    const [query, faults]: [Record<string, unknown>, Fault[]] = [{}, []];
    const taken = new Set<string>();
    for (const { parameter, view, check, preset } of readers) {
      const place = `/${parameter.in}/${parameter.name}`;
      const value = read(parameter, view, views, given, taken);
      if (value === undefined) {
        if (parameter.required) faults.push({ pointer: place, message: 'Must be given.', code: 'required' });
        else if (preset !== notFilledIn && parameter.in === 'query') query[parameter.name] = copyOf(preset);
        continue;
      }
      check(value, place, faults);
      if (parameter.in === 'query') query[parameter.name] = value;
    }
    if (isStrict)
      for (const name of new Set(given.query.keys()))
        if (!taken.has(name) && !known.has(name)) faults.push(unknownAt(`/query/${name}`));
    return { query, faults };
  };
}

function read(parameter: Parameter, view: View, views: Views, given: Given, taken: Set<string>): unknown {
  if (parameter.in === 'query' && !parameter.isJson)
    return readQuery(parameter, view, views, given.query, taken);
  const text = textOf(parameter, given);
  if (parameter.in === 'query') taken.add(parameter.name);
  if (text === null || text === undefined) return undefined;
  if (parameter.isJson) return parse(text);
  return fromSimple(text, parameter, view, views);
}

function textOf({ in: place, name }: Parameter, { query, path, headers }: Given): string | null | undefined {
  if (place === 'query') return query.get(name);
  if (place === 'path') return path[name];
  if (place === 'header') return headers.get(name);
  const cookies = headers.get('cookie')?.split(/;\s*/) ?? [];
  return cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Styles simple, label and matrix, of paths and headers. */
function fromSimple(text: string, { name, style, explode }: Parameter, view: View, views: Views): unknown {
  const isList = view.types.has('array');
  if (!isList && !view.types.has('object')) {
    if (style === 'matrix') return coerce(text.replace(new RegExp(`^;${name}=`), ''), view);
    return coerce(style === 'label' ? text.replace(/^\./, '') : text, view);
  }
  const separator = explode && style === 'label' ? '.' : explode && style === 'matrix' ? ';' : ',';
  const bare = style === 'label' || style === 'matrix' ? text.slice(1) : text;
  const parts = bare
    .split(separator)
    .map((part) => (style === 'matrix' ? part.replace(`${name}=`, '') : part));
  if (isList) return parts.map((part) => coerceParts(part, view.items, views));
  const pairs = explode ? parts.map((part) => part.split('=')) : inPairs(parts);
  return toObject(pairs, view, views);
}

const inPairs = (parts: readonly string[]) =>
  parts.flatMap((part, index) => (index % 2 === 0 ? [[part, parts[index + 1] ?? '']] : []));

const toObject = (pairs: readonly (readonly string[])[], view: View, views: Views): Node =>
  Object.fromEntries(
    pairs.map(([key = '', text = '']) => [key, coerceParts(text, view.properties.get(key), views)]),
  );

const separators: Record<string, string> = { form: ',', spaceDelimited: ' ', pipeDelimited: '|' };

function readQuery(
  { name, style, explode }: Parameter,
  view: View,
  views: Views,
  query: URLSearchParams,
  taken: Set<string>,
): unknown {
  const isList = view.types.has('array');
  if (view.types.has('object') && !query.has(name)) {
    const pairs = style === 'deepObject' ? deepPairs(name, query, taken) : spreadPairs(view, query, taken);
    return pairs.length > 0 ? toObject(pairs, view, views) : undefined;
  }
  taken.add(name);
  // PHP and its clients write lists so.
  if (isList) taken.add(`${name}[]`);
  const texts = [...query.getAll(name), ...(isList ? query.getAll(`${name}[]`) : [])];
  const [first] = texts;
  if (first === undefined) return undefined;
  if (view.types.has('object')) return toObject(inPairs(first.split(',')), view, views);
  if (!isList) return coerce(first, view);
  const items = explode ? texts : first.split(separators[style] ?? ',');
  return items.map((item) => coerceParts(item, view.items, views));
}

/** `filter[name]=a` */
function deepPairs(name: string, query: URLSearchParams, taken: Set<string>): string[][] {
  return [...query].flatMap(([key, text]) => {
    if (!key.startsWith(`${name}[`) || !key.endsWith(']')) return [];
    taken.add(key);
    return [[key.slice(name.length + 1, -1), text]];
  });
}

/** An object whose properties stand in the query by themselves. */
function spreadPairs({ properties }: View, query: URLSearchParams, taken: Set<string>): string[][] {
  return [...properties.keys()].flatMap((key) => {
    const text = query.get(key);
    taken.add(key);
    return text === null ? [] : [[key, text]];
  });
}
