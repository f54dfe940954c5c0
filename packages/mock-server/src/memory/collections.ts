import type { Contract } from '../contract';
import type { Operation } from '../document/operations';
import { MockProblem } from '../mock-problem';
import type { Given, Item, Kind } from '../mock-types';
import { type Answering, declares, withBeside } from './answering';
import { checkMatch } from './check-match';
import { select } from './filters';
import { fit } from './fit';
import { isPatch, patched } from './json-patch';
import { changeItem, makeItem, stamped } from './make-item';
import type { Ask, MemoryAnswer } from './memory-answer';
import { comparerOf, countUpTo, cursorOf } from './order';
import { ownedPart, toShelf, toShown } from './owned';
import { pageOf, withPage } from './paging';
import { concretePath, valueBelow } from './paths';
import { type CollectionRule, type Rule, schemaAt } from './rules';
import type { RememberedStore, Shelf } from './store';
import { moveOf } from './transition';

type ItemRule = Rule & { kind: 'create' | 'read' | 'remove' | 'change' | 'move' };
type Tools = {
  contract: Contract;
  answering: Answering;
  kindOf(path: string): Kind;
  givenOf(operation: Operation, store: RememberedStore, ask: Ask): Given;
};

/** Answers by collections: lists and pages them, makes, reads, changes, moves and removes their items. */
export function createCollections({ contract, answering, kindOf, givenOf }: Tools) {
  const { baseOf, answerWith, unwrapped, manner } = answering;

  function shelfOf(operation: Operation, { path }: CollectionRule, store: RememberedStore, ask: Ask): Shelf {
    const kept = kindOf(path).kept?.(givenOf(operation, store, ask));
    if (kept) return toShelf(kept);
    const { owner } = operation;
    const isApart = owner === null || owner === 'apart';
    const shelf = store.shelf(
      path,
      concretePath(operation.path, path, ask.path),
      isApart ? ask.owner : undefined,
    );
    return isApart || ask.owner === undefined ? shelf : ownedPart(shelf, owner.property, ask.owner);
  }

  function list(
    operation: Operation,
    { collection, at }: Rule & { kind: 'list' },
    store: RememberedStore,
    ask: Ask,
  ): MemoryAnswer {
    const schema = contract.answerSchema(operation);
    const itemSchema = contract.views(schemaAt(schema, at, contract)).items ?? contract.views(schema).items;
    const { idName, path } = collection;
    const kind = kindOf(path);
    const given = givenOf(operation, store, ask);
    const isChosen = (item: Item) => kind.isChosen?.(item, given) ?? true;
    const chosen = shelfOf(operation, collection, store, ask).list().filter(isChosen);
    const { order } = operation;
    const compare = comparerOf(order, itemSchema, contract);
    const inOrder = order.length > 0 ? [...chosen].sort(compare) : chosen;
    const found = select(inOrder, operation, ask.query, itemSchema, contract);
    const keyed =
      order.length > 0
        ? {
            countUpTo: (cursor: string) => countUpTo(cursor, found, order, compare),
            cursorOf: (item: Item) => cursorOf(item, order),
          }
        : null;
    const page = pageOf(found, operation, ask.query, ask.url, idName, keyed);
    const listed = kind.list?.(page.items, given);
    const items = listed?.items ?? page.items.map((item) => toShown(kind, item, given));
    const shown = { ...page, items: items.map((item) => fit({ ...item }, itemSchema, contract, ask)) };
    const body =
      at.length === 0
        ? shown.items
        : withBeside(
            withPage(baseOf(operation, ask), schema, at, shown, contract),
            at.slice(0, -1),
            listed?.beside,
          );
    const headers: Record<string, string> = {};
    if (declares(operation, contract, 'x-total-count')) headers['X-Total-Count'] = String(page.facts.total);
    if (declares(operation, contract, 'link') && page.facts.nextUrl)
      headers.Link = `<${page.facts.nextUrl}>; rel="next"`;
    return { status: operation.success, body, headers, items: page.items };
  }

  function idIn(operation: Operation, { path, idName }: CollectionRule, ask: Ask): string {
    const inPath = valueBelow(operation.path, path, ask.path);
    return inPath ?? String((ask.body as Item | undefined)?.[idName] ?? '');
  }

  function found({ idName }: CollectionRule, shelf: Shelf, id: string): Item {
    const item = shelf.get(id);
    if (item) return item;
    const ids = shelf.list().map((one) => String(one[idName]));
    const known =
      ids.length === 0
        ? 'There is none yet.'
        : `There are: ${ids.slice(0, 5).join(', ')}${ids.length > 5 ? ' and others' : ''}.`;
    throw new MockProblem(404, `Nothing with the ${idName} "${id}" is remembered here. ${known}`);
  }

  function ofItem(
    operation: Operation,
    { kind: does, collection, at, ...rule }: ItemRule,
    store: RememberedStore,
    ask: Ask,
  ): MemoryAnswer {
    const { path, idName, itemSchema } = collection;
    const kind = kindOf(path);
    const given = givenOf(operation, store, ask);
    const shelf = shelfOf(operation, collection, store, ask);
    const shown = (item: Item) => toShown(kind, item, given);
    const tagOf = (id: string) => `"${shelf.versionOf(id)}"`;
    const stamp = (item: object, before: Item | null) =>
      stamped(item, before, { schema: itemSchema, idName }, contract, ask);

    function tell(item: Item, beside?: Item | undefined): MemoryAnswer {
      const told = { item: shown(item), tag: tagOf(String(item[idName])), beside };
      return { ...answerWith(operation, at, told, ask), items: [item] };
    }
    function make(id?: string): MemoryAnswer {
      const sent = unwrapped(ask.body, operation, at);
      const made = kind.make
        ? stamp(kind.make(sent, null, given), null)
        : makeItem(sent, collection, shelf, contract, ask);
      const item = id === undefined ? made : { ...made, [idName]: idLike(id, collection) };
      shelf.put(item);
      return tell(item, kind.after?.(given));
    }
    if (does === 'create') {
      const answer = make();
      const [item] = answer.items;
      if (item && declares(operation, contract, 'location'))
        answer.headers.Location = `${ask.url.pathname.replace(/\/$/, '')}/${encodeURIComponent(String(item[idName]))}`;
      return answer;
    }
    const id = idIn(operation, collection, ask);
    const isBelow = 'isBelow' in rule && rule.isBelow;
    if (does === 'change' && !isBelow && !shelf.get(id) && '201' in operation.responses)
      return { ...make(id), status: 201 };

    const before = found(collection, shelf, id);
    checkMatch(operation, ask.headers, tagOf(id), () => shown(before));
    if (does === 'read') return tell(before);
    const move = operation.transitions && moveOf(operation.transitions, before, ask.body, ask.now);
    if (move?.kind === 'stays') return tell(before);
    if (does === 'remove' || move?.kind === 'goes') {
      shelf.delete(id);
      const isGone = at !== null && takesNull(operation, at);
      const told = { item: isGone ? null : shown(before), tag: tagOf(id), beside: kind.after?.(given) };
      return { ...answerWith(operation, at, told, ask), items: [before] };
    }
    const item = changed(before);
    shelf.put(item);
    return tell(item, kind.after?.(given));

    function changed(was: Item): Item {
      if (move?.kind === 'sets') return stamp({ ...was, ...move.values }, was);
      if (isPatch(ask)) return patched(was, ask.body) as Item;
      const sent = unwrapped(ask.body, operation, at);
      if (kind.make) return stamp(kind.make(sent, was, given), was);
      return changeItem(was, sent, { schema: itemSchema, idName, ...manner(operation) }, contract, ask);
    }
  }

  const takesNull = (operation: Operation, at: readonly string[]) =>
    contract.views(schemaAt(contract.answerSchema(operation), at, contract)).types.has('null');

  const idLike = (id: string, { itemSchema, idName }: CollectionRule) => {
    const { types } = contract.views(contract.views(itemSchema).properties.get(idName));
    return types.has('integer') && /^\d+$/.test(id) ? Number(id) : id;
  };

  /** Items below a missing item are missing too. */
  function checkParent(operation: Operation, parent: CollectionRule, store: RememberedStore, ask: Ask): void {
    found(parent, shelfOf(operation, parent, store, ask), idIn(operation, parent, ask));
  }

  return { list, ofItem, checkParent };
}
