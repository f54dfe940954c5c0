import type { Contract } from '../contract';
import { copyOf, isObject } from '../document/node';
import type { View } from '../document/schema-view';
import type { Item } from '../mock-types';
import { stopgap } from './fit';
import type { Ask } from './memory-answer';
import type { CollectionRule } from './rules';
import type { Shelf } from './store';

const made =
  /^(created|inserted|added|registered)(_?(at|on|date|time|datetime))?$|^(date|time)_?(created|added)$/i;
const changed =
  /^(updated|modified|changed|last_?(updated|modified|changed))(_?(at|on|date|time|datetime))?$|^(date|time)_?(updated|modified)$/i;

/** A new item out of what was sent: ids, moments, versions and defaults come from its schema. */
export function makeItem(
  given: Item,
  { itemSchema, idName }: CollectionRule,
  shelf: Shelf,
  contract: Contract,
  ask: Ask,
): Item {
  const view = contract.views(itemSchema);
  const item: Record<string, unknown> = {};
  for (const [name, property] of view.properties) {
    const keywords = contract.views(property);
    if (name === idName) item[name] = idFor(given[name], idName, keywords, property, shelf, contract, ask);
    else if (isMoment(name, keywords)) item[name] = momentOf(keywords, ask.now);
    else if (name === 'version' && keywords.types.has('integer')) item[name] = 1;
    else if (isTaken(given[name], property, contract)) item[name] = copyOf(given[name]);
    else if ('default' in keywords.keywords) item[name] = copyOf(keywords.keywords.default);
    else if (view.required.has(name) || keywords.keywords.readOnly === true)
      item[name] = stopgap(property, contract, ask);
  }
  if (item[idName] === undefined) item[idName] = given[idName] ?? ask.newId();
  for (const [name, value] of Object.entries(ask.path))
    if (view.properties.has(name) && given[name] === undefined && name !== idName)
      item[name] = contract.views(view.properties.get(name)).types.has('integer') ? Number(value) : value;
  if (!view.isClosed)
    for (const name of Object.keys(given))
      if (!(name in item) && !view.properties.has(name)) item[name] = copyOf(given[name]);
  return item;
}

function idFor(
  given: unknown,
  idName: string,
  view: View,
  schema: unknown,
  shelf: Shelf,
  contract: Contract,
  ask: Ask,
): unknown {
  const isFree = (id: unknown) => shelf.get(String(id)) === undefined;
  if (given !== undefined && given !== null && view.keywords.readOnly !== true && isFree(given)) return given;
  if (view.types.has('integer') || view.types.has('number'))
    return shelf.list().reduce((most, item) => Math.max(most, Number(item[idName]) || 0), 0) + 1;
  const check = contract.compileAnswer(schema);
  const isGood = (id: unknown) => check(id, '', []) && isFree(id);
  const own = ask.newId();
  if (isGood(own)) return own;
  for (let tries = 0; tries < 20; tries += 1) {
    const id = contract.sample(schema, { now: ask.now, random: ask.random, isDynamic: true });
    if (isGood(id)) return id;
  }
  return own;
}

/** Some take the id of a thing and answer with the thing: what was sent is kept only where it can be answered. */
const isTaken = (value: unknown, schema: unknown, { views, compileAnswer }: Contract) =>
  value !== undefined && views(schema).keywords.readOnly !== true && compileAnswer(schema)(value, '', []);

const isDateLike = ({ types, keywords }: View) =>
  types.has('string') && (keywords.format === 'date-time' || keywords.format === 'date');
const isEpoch = ({ types }: View) => types.has('integer') || types.has('number');
/** Tells if a number is too small for a time in seconds: `added` may count things. */
const isCount = ({ keywords }: View) => typeof keywords.maximum === 'number' && keywords.maximum < 1e9;

/** A moment that the server keeps, by its name or because only the server writes it. */
function isMoment(name: string, view: View): boolean {
  const isKept = made.test(name) || changed.test(name);
  if (isDateLike(view)) return isKept || (view.keywords.readOnly === true && !view.types.has('null'));
  return isKept && isEpoch(view) && !isCount(view);
}

export function momentOf(view: View, now: Date): unknown {
  if (isEpoch(view)) return Math.floor(now.getTime() / 1000);
  return view.keywords.format === 'date' ? now.toISOString().slice(0, 10) : now.toISOString();
}

/** The fields that only the server writes on an item created elsewhere: its id, its version, and its times. */
export function stamped(
  given: object,
  before: Item | null,
  { schema, idName }: { schema: unknown; idName?: string },
  contract: Contract,
  { now, newId }: Pick<Ask, 'now' | 'newId'>,
): Item {
  const { properties } = contract.views(schema);
  const item: Item = { ...given };
  const own: Record<string, unknown> = {};
  if (idName !== undefined) own[idName] = before?.[idName] ?? item[idName] ?? newId();
  if (properties.has('version')) own.version = (Number(before?.version) || 0) + 1;
  for (const [name, property] of properties) {
    const view = contract.views(property);
    if (changed.test(name) && isMoment(name, view)) own[name] = momentOf(view, now);
    else if (made.test(name) && isMoment(name, view)) own[name] = before?.[name] ?? momentOf(view, now);
  }
  return { ...item, ...own };
}

/** A changed item: what only the server writes stays, its moment and its version move on. */
export function changeItem(
  before: Item,
  given: Item,
  options: { schema: unknown; idName?: string; isMerged: boolean; writable?: View },
  contract: Contract,
  ask: Pick<Ask, 'now' | 'random'>,
): Item {
  const view = contract.views(options.schema);
  const item: Record<string, unknown> = { ...before };
  if (!options.isMerged)
    for (const name of options.writable?.properties.keys() ?? [])
      if (given[name] === undefined && name !== options.idName && !isServers(view, name, contract))
        delete item[name];
  for (const [name, value] of Object.entries(given)) {
    const isKnown = view.properties.has(name) || !view.isClosed;
    if (!isKnown || name === options.idName || isServers(view, name, contract)) continue;
    if (value === null && !takesNull(view, name, contract)) delete item[name];
    else if (value !== null && !isObject(value) && !isTaken(value, view.properties.get(name), contract))
      continue;
    else item[name] = options.isMerged ? merge(item[name], value) : copyOf(value);
  }
  for (const [name, property] of view.properties) {
    const own = contract.views(property);
    if (changed.test(name) && isMoment(name, own)) item[name] = momentOf(own, ask.now);
  }
  if (Number.isInteger(before.version)) item.version = (before.version as number) + 1;
  for (const name of view.required)
    if (item[name] === undefined) item[name] = stopgap(view.properties.get(name), contract, ask);
  return item;
}

const isServers = (view: View, name: string, { views }: Contract) =>
  views(view.properties.get(name)).keywords.readOnly === true;

function takesNull(view: View, name: string, { views }: Contract): boolean {
  const own = views(view.properties.get(name));
  return own.types.size === 0 || own.types.has('null') || [own.keywords.enum].flat().includes(null);
}

/** RFC 7396: objects within are merged, null takes away. */
function merge(before: unknown, given: unknown): unknown {
  if (!isObject(given) || !isObject(before)) return copyOf(given);
  const merged: Record<string, unknown> = { ...before };
  for (const [name, value] of Object.entries(given)) {
    if (value === null) delete merged[name];
    else merged[name] = merge(merged[name], value);
  }
  return merged;
}
