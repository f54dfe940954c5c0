/** Reads out of a contract what of it can be remembered, and by which operations. */
import type { Contract } from '../contract';
import { isText } from '../document/node';
import type { Operation } from '../document/operations';
import { findItem, findList, isSame, type Way } from './envelope';
import { findIdName } from './id-name';
import { above, lastOf, parameterOf, shapeOf } from './paths';

export type CollectionRule = {
  /** Template of the list, such as `/pets`. */
  path: string;
  /** The name of the last part of the item's path, where it has one. */
  parameter: string | null;
  idName: string;
  itemSchema: unknown;
  list: Operation | null;
  listAt: Way;
  item: Operation | null;
};

export type SingletonRule = { path: string; schema: unknown; at: Way; read: Operation };

export type Rule =
  | { kind: 'list'; collection: CollectionRule; at: Way }
  | { kind: 'create'; collection: CollectionRule; at: Way | null }
  | { kind: 'read' | 'remove'; collection: CollectionRule; at: Way | null }
  /** `isBelow`: at a path below the item's. */
  | { kind: 'change'; collection: CollectionRule; at: Way | null; isBelow: boolean }
  | { kind: 'read-one' | 'change-one' | 'remove-one'; singleton: SingletonRule; at: Way | null }
  /** Moves a thing from one state to another, as `x-transitions` says. */
  | { kind: 'move'; collection: CollectionRule; at: Way | null }
  | { kind: 'move-one'; singleton: SingletonRule; at: Way | null };

export type Rules = {
  /** By the shape of their path. */
  collections: ReadonlyMap<string, CollectionRule>;
  byOperation: ReadonlyMap<Operation, Rule>;
};

export function readRules(contract: Contract): Rules {
  const { operations } = contract;
  const at = new Map<string, Operation>(operations.map((one) => [`${one.method} ${one.path}`, one]));
  const paths = [...new Set(operations.map(({ path }) => path))];
  const itemPaths = new Map<string, string>();
  for (const path of paths)
    if (parameterOf(path) && !itemPaths.has(shapeOf(above(path)))) itemPaths.set(shapeOf(above(path)), path);

  const collections = new Map<string, CollectionRule>();
  for (const path of new Set([...paths, ...[...itemPaths.values()].map(above)])) {
    const rule = parameterOf(path) ? null : toCollection(path, itemPaths.get(shapeOf(path)), at, contract);
    if (rule && !collections.has(shapeOf(path))) collections.set(shapeOf(path), rule);
  }
  const singletons = new Map<string, SingletonRule>();
  for (const path of paths) {
    const rule = isItemOf(path, collections) ? null : toSingleton(path, at, collections, contract);
    if (rule) singletons.set(path, rule);
  }
  const byOperation = new Map<Operation, Rule>();
  for (const operation of operations) {
    const rule = ruleOf(operation, collections, singletons, contract);
    if (rule) byOperation.set(operation, rule);
  }
  return { collections, byOperation };
}

const isItemOf = (path: string, collections: ReadonlyMap<string, CollectionRule>) =>
  parameterOf(path) !== null && collections.has(shapeOf(above(path)));

/** A collection has at least two of a list, a create and items, or is a list of its own. */
function toCollection(
  path: string,
  itemPath: string | undefined,
  at: ReadonlyMap<string, Operation>,
  contract: Contract,
): CollectionRule | null {
  const { views, references } = contract;
  const [list, create] = [at.get(`get ${path}`), at.get(`post ${path}`)];
  if (list && !create && !itemPath && at.has(`put ${path}`) && isOneThing(list, contract)) return null;
  const item = itemPath ? at.get(`get ${itemPath}`) : undefined;
  const found = list && findList(contract.answerSchema(list), views, lastOf(path));
  const isCreate = create !== undefined && views(contract.bodySchema(create)).types.has('object');
  if (!found && !(isCreate && itemPath)) return null;
  const parameter = itemPath ? parameterOf(itemPath) : null;
  const whole = item ?? (isCreate ? create : undefined);
  const wholeSchema = whole && contract.answerSchema(whole);
  const wholeAt = findItem(wholeSchema, found?.items, views, references, lastOf(path));
  const itemSchema = found?.items ?? schemaAt(wholeSchema, wholeAt ?? [], contract);
  if (!found && views(itemSchema).properties.size === 0) return null;
  return {
    path,
    parameter,
    idName: findIdName(views(itemSchema), parameter, lastOf(path)),
    itemSchema,
    list: found ? list : null,
    listAt: found?.at ?? [],
    item: item ?? null,
  };
}

/** Something with a list in it, which a PUT replaces as a whole, is no list of items. */
const isOneThing = (read: Operation, contract: Contract): boolean =>
  findItem(contract.answerSchema(read), undefined, contract.views, contract.references, '') !== null;

export function schemaAt(schema: unknown, way: Way, { views }: Contract): unknown {
  return way.reduce<unknown>((here, name) => views(here).properties.get(name), schema);
}

function toSingleton(
  path: string,
  at: ReadonlyMap<string, Operation>,
  collections: ReadonlyMap<string, CollectionRule>,
  contract: Contract,
): SingletonRule | null {
  const read = at.get(`get ${path}`);
  if (!read || collections.has(shapeOf(path))) return null;
  const schema = contract.answerSchema(read);
  const way = findItem(schema, undefined, contract.views, contract.references, lastOf(path));
  if (!way) return null;
  const rule: SingletonRule = { path, schema: schemaAt(schema, way, contract), at: way, read };
  const isChanged = contract.operations.some(
    (one) =>
      (one.transitions && one.path === path) ||
      (isChange(one) && (one.path === path || changesFromBelow(one, rule, contract))),
  );
  // Includes what a person owns and nobody changes there, such as counts of theirs: a kind says what it is.
  return isChanged || read.owner !== null ? rule : null;
}

const isChange = ({ method }: Operation) => method === 'put' || method === 'patch';

/** `PUT /profile/me` changes what `GET /profile` reads where both answer with the same. */
function changesFromBelow(
  operation: Operation,
  { path, schema }: SingletonRule,
  contract: Contract,
): boolean {
  if (!operation.path.startsWith(`${path}/`)) return false;
  const answer = contract.answerSchema(operation);
  const way = findItem(answer, schema, contract.views, contract.references, '');
  return way !== null && isSame(schemaAt(answer, way, contract), schema, contract.references);
}

function ruleOf(
  operation: Operation,
  collections: ReadonlyMap<string, CollectionRule>,
  singletons: ReadonlyMap<string, SingletonRule>,
  contract: Contract,
): Rule | null {
  const { method, path } = operation;
  if (operation.transitions) return moveOf(operation, collections, singletons, contract);
  const own = collections.get(shapeOf(path));
  if (own) return ofCollection(operation, own, contract);
  const parent = parameterOf(path) ? collections.get(shapeOf(above(path))) : undefined;
  if (parent) return ofItem(operation, parent, contract);
  const singleton = singletons.get(path);
  if (singleton) return ofSingleton(operation, singleton, contract);
  if (isChange(operation)) {
    for (const one of singletons.values())
      if (changesFromBelow(operation, one, contract))
        return { kind: 'change-one', singleton: one, at: itemWayOf(operation, one.schema, contract) };
    const item = itemAbove(path, collections);
    const at = item && itemWayOf(operation, item.itemSchema, contract);
    if (item)
      return {
        kind: 'change',
        collection: item,
        at: isSameAt(operation, at, item.itemSchema, contract) ? at : null,
        isBelow: true,
      };
  }
  if (method !== 'get' || parameterOf(path)) return null;
  return viewOf(operation, collections, contract);
}

/** `/orders/{id}` and `/orders/{id}/cancellation` move an order, `/subscription` the one that there is. */
function moveOf(
  operation: Operation,
  collections: ReadonlyMap<string, CollectionRule>,
  singletons: ReadonlyMap<string, SingletonRule>,
  contract: Contract,
): Rule | null {
  const collection = itemAbove(`${operation.path}/`, collections);
  if (collection)
    return { kind: 'move', collection, at: sameWayOf(operation, collection.itemSchema, contract) };
  for (let here = operation.path; here !== ''; here = above(here)) {
    const singleton = singletons.get(here);
    if (singleton)
      return { kind: 'move-one', singleton, at: sameWayOf(operation, singleton.schema, contract) };
  }
  return null;
}

/** Returns the way to the item itself in an answer; null if the answer contains a message about it. */
function sameWayOf(operation: Operation, schema: unknown, contract: Contract): Way | null {
  const at = itemWayOf(operation, schema, contract);
  return isSameAt(operation, at, schema, contract) ? at : null;
}

/** `/pets/findByStatus` lists the same things as `/pets`. */
function viewOf(
  operation: Operation,
  collections: ReadonlyMap<string, CollectionRule>,
  contract: Contract,
): Rule | null {
  const found = findList(contract.answerSchema(operation), contract.views, lastOf(operation.path));
  if (!found) return null;
  for (const collection of collections.values())
    if (
      operation.path.startsWith(`${collection.path}/`) &&
      isSame(found.items, collection.itemSchema, contract.references)
    )
      return { kind: 'list', collection, at: found.at };
  return null;
}

function ofCollection(operation: Operation, collection: CollectionRule, contract: Contract): Rule | null {
  const way = () => itemWayOf(operation, collection.itemSchema, contract);
  if (operation === collection.list) return { kind: 'list', collection, at: collection.listAt };
  const body = contract.views(contract.bodySchema(operation));
  if (!body.types.has('object')) return null;
  // An operation that answers with a list has created several, or something else.
  const answer = contract.answerSchema(operation);
  const isOne = findList(answer, contract.views, lastOf(operation.path)) === null;
  if (operation.method === 'post') return isOne ? { kind: 'create', collection, at: way() } : null;
  if (isChange(operation) && body.properties.has(collection.idName))
    return { kind: 'change', collection, at: way(), isBelow: false };
  return null;
}

function ofItem(operation: Operation, collection: CollectionRule, contract: Contract): Rule | null {
  const at = itemWayOf(operation, collection.itemSchema, contract);
  const same = isSameAt(operation, at, collection.itemSchema, contract) ? at : null;
  if (operation.method === 'get') return { kind: 'read', collection, at };
  if (operation.method === 'delete') return { kind: 'remove', collection, at: same };
  return isChange(operation) ? { kind: 'change', collection, at, isBelow: false } : null;
}

function ofSingleton(operation: Operation, singleton: SingletonRule, contract: Contract): Rule | null {
  const at = itemWayOf(operation, singleton.schema, contract);
  if (operation.method === 'get') return { kind: 'read-one', singleton, at: singleton.at };
  if (operation.method === 'delete') return { kind: 'remove-one', singleton, at };
  return isChange(operation) ? { kind: 'change-one', singleton, at } : null;
}

/** Tells whether an answer holds the very thing, and not some word about it. */
function isSameAt(operation: Operation, at: Way | null, schema: unknown, contract: Contract): boolean {
  if (at === null) return false;
  const found = schemaAt(contract.answerSchema(operation), at, contract);
  if (isSame(found, schema, contract.references)) return true;
  const [own, whole] = [contract.views(found).properties, contract.views(schema).properties];
  return [...own.keys()].filter((name) => whole.has(name)).length > own.size / 2;
}

export function itemWayOf(operation: Operation, itemSchema: unknown, contract: Contract): Way | null {
  const schema = contract.answerSchema(operation);
  return findItem(schema, itemSchema, contract.views, contract.references, lastOf(operation.path));
}

/** The collection whose item a path is below of. */
export function itemAbove(
  path: string,
  collections: ReadonlyMap<string, CollectionRule>,
): CollectionRule | null {
  for (let here = above(path); here !== ''; here = above(here)) {
    const collection = isText(parameterOf(here)) ? collections.get(shapeOf(above(here))) : undefined;
    if (collection) return collection;
  }
  return null;
}
