import type { Contract } from '../contract';
import { isObject } from '../document/node';
import type { Operation } from '../document/operations';
import type { Item } from '../mock-types';
import { pageParameterOf } from './page-names';

const plain = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
const searches = new Set(['q', 'query', 'search', 'searchterm', 'keyword', 'keywords']);
const sorts = new Set(['sort', 'sortby', 'orderby', 'ordering']);
const directions = new Set(['order', 'sortorder', 'sortdir', 'sortdirection', 'direction']);

/** Narrows and orders a list by the query: names of properties filter, `q` searches for all its words, `sort` orders. */
export function select(
  items: readonly Item[],
  operation: Operation,
  query: Record<string, unknown>,
  itemSchema: unknown,
  contract: Contract,
): readonly Item[] {
  const { properties } = contract.views(itemSchema);
  const byPlainName = new Map([...properties.keys()].map((name) => [plain(name), name]));
  let found = items;
  for (const { name, in: place } of operation.parameters) {
    const wanted = place === 'query' ? query[name] : undefined;
    if (wanted === undefined) continue;
    const property = properties.has(name) ? name : byPlainName.get(plain(name));
    if (property !== undefined && mayBe(wanted, properties.get(property), contract))
      found = found.filter((item) => isLike(item[property], wanted));
    else if (searches.has(plain(name)) && pageParameterOf(name) === null)
      found = found.filter((item) => wordsOf(wanted).every((word) => holds(item, word)));
  }
  return sorted(found, operation, query, byPlainName);
}

/** `state=all` names no state that an item can have: it asks for every one. */
function mayBe(wanted: unknown, property: unknown, contract: Contract): boolean {
  const view = contract.views(property);
  const values = view.types.has('array') ? contract.views(view.items).keywords.enum : view.keywords.enum;
  return !Array.isArray(values) || [wanted].flat().some((one) => values.includes(one));
}

function isLike(value: unknown, wanted: unknown): boolean {
  if (Array.isArray(wanted)) return wanted.length === 0 || wanted.some((one) => isLike(value, one));
  if (Array.isArray(value)) return value.some((one) => isLike(one, wanted));
  if (isObject(wanted) && isObject(value))
    return Object.entries(wanted).every(([name, part]) => isLike(value[name], part));
  if (isObject(value)) return Object.values(value).some((part) => !isObject(part) && isLike(part, wanted));
  return value === wanted || String(value) === String(wanted);
}

const wordsOf = (wanted: unknown) => String(wanted).toLowerCase().split(/\s+/);

function holds(value: unknown, text: string): boolean {
  if (typeof value === 'string') return value.toLowerCase().includes(text);
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some((part) => holds(part, text));
}

function sorted(
  items: readonly Item[],
  { parameters }: Operation,
  query: Record<string, unknown>,
  byPlainName: ReadonlyMap<string, string>,
): readonly Item[] {
  const given = (names: ReadonlySet<string>) => {
    const found = parameters.find((one) => one.in === 'query' && names.has(plain(one.name)))?.name;
    return found === undefined ? undefined : [query[found]].flat()[0];
  };
  const [, sign = '', name = '', suffix = ''] =
    /^([+-]?)([\w.]+)(?:[:, ](asc|desc))?$/i.exec(String(given(sorts) ?? '')) ?? [];
  const property = byPlainName.get(plain(name));
  if (property === undefined) return items;
  const isDown = sign === '-' || /^desc/i.test(suffix) || /^desc/i.test(String(given(directions) ?? ''));
  return [...items].sort((a, b) => compare(a[property], b[property]) * (isDown ? -1 : 1));
}

function compare(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return String(a ?? '').localeCompare(String(b ?? ''));
}
