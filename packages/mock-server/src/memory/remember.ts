import type { Contract } from '../contract';
import { isObject } from '../document/node';
import { type Operation, responseOf } from '../document/operations';
import { MockProblem } from '../mock-problem';
import type { Item } from '../mock-types';
import { firstValueOf, successExamples } from './beginning';
import { valueAt, type Way, withValueAt } from './envelope';
import { select } from './filters';
import { fit } from './fit';
import { isPatch, patched } from './json-patch';
import { changeItem, makeItem } from './make-item';
import type { Ask, MemoryAnswer } from './memory-answer';
import { pageOf, withPage } from './paging';
import { concretePath, valueBelow } from './paths';
import { type CollectionRule, itemAbove, type Rule, type Rules, type SingletonRule, schemaAt } from './rules';
import type { RememberedStore, Shelf } from './store';

/** Answers by what is remembered; null where no rule covers an operation, or its answer has no place for it. */
export function createMemory(contract: Contract, rules: Rules) {
  const bases = new Map<Operation, unknown>();

  /** What stands around the thing in an answer, by the example. */
  function baseOf(operation: Operation, ask: Ask): unknown {
    const known = bases.get(operation);
    if (known !== undefined) return known;
    const [example] = successExamples(operation, contract);
    const made = example ?? contract.sample(contract.answerSchema(operation), ask) ?? {};
    bases.set(operation, made);
    return made;
  }

  function shelfOf(operation: Operation, { path }: CollectionRule, store: RememberedStore, ask: Ask): Shelf {
    return store.shelf(path, concretePath(operation.path, path, ask.path), ask.owner);
  }

  function answerWith(
    operation: Operation,
    way: Way | null,
    item: Item | null,
    tag: string,
    ask: Ask,
  ): MemoryAnswer {
    const { success } = operation;
    const response = responseOf(operation, success, contract.references);
    const headers: Record<string, string> = declares(response?.headers, 'etag') ? { ETag: tag } : {};
    const schema = contract.answerSchema(operation);
    if (schema === undefined) return { status: success, headers };
    if (way === null || item === null) return { status: success, headers, body: baseOf(operation, ask) };
    const thing = fit(item, schemaAt(schema, way, contract), contract, ask);
    return {
      status: success,
      headers,
      body: way.length === 0 ? thing : withValueAt(baseOf(operation, ask), way, thing),
    };
  }

  function list(
    operation: Operation,
    rule: Rule & { kind: 'list' },
    store: RememberedStore,
    ask: Ask,
  ): MemoryAnswer {
    const { collection, at } = rule;
    const schema = contract.answerSchema(operation);
    const itemSchema = contract.views(schemaAt(schema, at, contract)).items ?? contract.views(schema).items;
    const items = select(
      shelfOf(operation, collection, store, ask).list(),
      operation,
      ask.query,
      itemSchema,
      contract,
    );
    const page = pageOf(items, operation, ask.query, ask.url, collection.idName);
    const shown = { ...page, items: page.items.map((item) => fit(item, itemSchema, contract, ask)) };
    const body =
      at.length === 0 ? shown.items : withPage(baseOf(operation, ask), schema, at, shown, contract);
    const response = responseOf(operation, operation.success, contract.references);
    const headers: Record<string, string> = {};
    if (declares(response?.headers, 'x-total-count')) headers['X-Total-Count'] = String(page.facts.total);
    if (declares(response?.headers, 'link') && page.facts.nextUrl)
      headers.Link = `<${page.facts.nextUrl}>; rel="next"`;
    return { status: operation.success, body, headers };
  }

  function create(
    operation: Operation,
    rule: Rule & { kind: 'create' },
    store: RememberedStore,
    ask: Ask,
  ): MemoryAnswer {
    const { collection, at } = rule;
    const shelf = shelfOf(operation, collection, store, ask);
    const item = makeItem(unwrapped(ask.body, operation, at), collection, shelf, contract, ask);
    const id = String(item[collection.idName]);
    shelf.put(item);
    const answer = answerWith(operation, at, item, `"${shelf.versionOf(id)}"`, ask);
    const response = responseOf(operation, operation.success, contract.references);
    if (declares(response?.headers, 'location'))
      answer.headers.Location = `${ask.url.pathname.replace(/\/$/, '')}/${encodeURIComponent(id)}`;
    return answer;
  }

  /** JSON:API and the like wrap what is sent as they do what is answered. */
  function unwrapped(body: unknown, operation: Operation, at: Way | null): Item {
    const way = at ?? [];
    const isWrapped = contract
      .views(schemaAt(contract.bodySchema(operation), way, contract))
      .types.has('object');
    const inside = isWrapped ? valueAt(body, way) : body;
    return isObject(inside) ? inside : isObject(body) ? body : {};
  }

  function idIn(operation: Operation, { path, idName }: CollectionRule, ask: Ask): string {
    const inPath = valueBelow(operation.path, path, ask.path);
    return inPath ?? String(isObject(ask.body) ? ask.body[idName] : '');
  }

  function found(collection: CollectionRule, shelf: Shelf, id: string): Item {
    const item = shelf.get(id);
    if (item) return item;
    const ids = shelf.list().map((one) => String(one[collection.idName]));
    const known =
      ids.length === 0
        ? 'There is none yet.'
        : `There are: ${ids.slice(0, 5).join(', ')}${ids.length > 5 ? ' and others' : ''}.`;
    throw new MockProblem(404, `Nothing with the ${collection.idName} "${id}" is remembered here. ${known}`);
  }

  function ofItem(
    operation: Operation,
    rule: Rule & { kind: 'read' | 'remove' | 'change' },
    store: RememberedStore,
    ask: Ask,
  ): MemoryAnswer {
    const { collection, at } = rule;
    const shelf = shelfOf(operation, collection, store, ask);
    const id = idIn(operation, collection, ask);
    if (rule.kind === 'change' && !rule.isBelow && !shelf.get(id) && '201' in operation.responses) {
      shelf.put({
        ...makeItem(unwrapped(ask.body, operation, at), collection, shelf, contract, ask),
        [collection.idName]: idLike(id, collection),
      });
      return { ...answerWith(operation, at, found(collection, shelf, id), '"1"', ask), status: 201 };
    }
    const before = found(collection, shelf, id);
    checkMatch(operation, ask.headers, `"${shelf.versionOf(id)}"`, before);
    if (rule.kind === 'read') return answerWith(operation, at, before, `"${shelf.versionOf(id)}"`, ask);
    if (rule.kind === 'remove') {
      shelf.delete(id);
      return answerWith(operation, at, before, `"${shelf.versionOf(id)}"`, ask);
    }
    const given = isPatch(ask) ? null : unwrapped(ask.body, operation, at);
    const item = given
      ? changeItem(
          before,
          given,
          { schema: collection.itemSchema, idName: collection.idName, ...manner(operation) },
          contract,
          ask,
        )
      : (patched(before, ask.body) as Item);
    shelf.put(item);
    return answerWith(operation, at, item, `"${shelf.versionOf(id)}"`, ask);
  }

  const idLike = (id: string, { itemSchema, idName }: CollectionRule) => {
    const { types } = contract.views(contract.views(itemSchema).properties.get(idName));
    return types.has('integer') && /^\d+$/.test(id) ? Number(id) : id;
  };

  /** A PUT that requires anything is meant whole; one that does not changes what it names. */
  function manner(operation: Operation) {
    const writable = contract.views(contract.bodySchema(operation));
    return { writable, isMerged: operation.method !== 'put' || writable.required.size === 0 };
  }

  function ofSingleton(
    operation: Operation,
    rule: Rule & { kind: 'read-one' | 'change-one' | 'remove-one' },
    store: RememberedStore,
    ask: Ask,
  ): MemoryAnswer {
    const { singleton, at } = rule;
    const key = concretePath(operation.path, singleton.path, ask.path);
    const before = readOne(singleton, key, store, ask);
    const tag = () => `"${versionOf(before, store.versionOf(key, ask.owner))}"`;
    if (rule.kind !== 'change-one' && before === null)
      throw new MockProblem(404, 'It was deleted. A PUT brings it back.');
    checkMatch(operation, ask.headers, tag(), before ?? {});
    if (rule.kind === 'read-one') return answerWith(operation, at, before, tag(), ask);
    if (rule.kind === 'remove-one') {
      store.write(key, null, ask.owner);
      return answerWith(operation, at, before, tag(), ask);
    }
    const given = unwrapped(ask.body, operation, at);
    const item = isPatch(ask)
      ? (patched(before ?? {}, ask.body) as Item)
      : changeItem(before ?? {}, given, { schema: singleton.schema, ...manner(operation) }, contract, ask);
    store.write(key, item, ask.owner);
    return answerWith(operation, at, item, `"${versionOf(item, store.versionOf(key, ask.owner))}"`, ask);
  }

  function readOne(singleton: SingletonRule, key: string, store: RememberedStore, ask: Ask): Item | null {
    const known = store.read<Item | null>(key, ask.owner);
    if (known !== undefined) return known;
    const first = firstValueOf(singleton, contract, ask);
    store.write(key, first, ask.owner);
    return first;
  }

  return (operation: Operation, store: RememberedStore, ask: Ask): MemoryAnswer | null => {
    const rule = rules.byOperation.get(operation);
    const parent = itemAbove(operation.path, rules.collections);
    // What hangs on an item that is not there is not there either.
    if (parent) found(parent, shelfOf(operation, parent, store, ask), idIn(operation, parent, ask));
    if (!rule) return null;
    switch (rule.kind) {
      case 'list':
        return list(operation, rule, store, ask);
      case 'create':
        return create(operation, rule, store, ask);
      case 'read':
      case 'remove':
      case 'change':
        return ofItem(operation, rule, store, ask);
      default:
        return ofSingleton(operation, rule, store, ask);
    }
  };
}

const versionOf = (item: Item | null, version: number) =>
  item && Number.isInteger(item.version) ? Number(item.version) : version;

const declares = (headers: unknown, name: string) =>
  isObject(headers) && Object.keys(headers).some((one) => one.toLowerCase() === name);

/** Refuses a change of what was changed since it was read, where the contract knows `If-Match`. */
function checkMatch({ parameters, method }: Operation, headers: Headers, tag: string, current: Item): void {
  const knows = (name: string) =>
    parameters.some((one) => one.in === 'header' && one.name.toLowerCase() === name);
  const wanted = knows('if-match') ? headers.get('if-match') : null;
  if (wanted !== null && wanted !== '*' && !tagsOf(wanted).includes(tag))
    throw new MockProblem(
      412,
      'This has changed since you opened it. Check the current version.',
      { current },
      { ETag: tag },
    );
  const seen = method === 'get' && knows('if-none-match') ? headers.get('if-none-match') : null;
  if (seen !== null && (seen === '*' || tagsOf(seen).includes(tag)))
    throw new MockProblem(304, 'Not changed.', {}, { ETag: tag });
}

const tagsOf = (header: string) => header.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
