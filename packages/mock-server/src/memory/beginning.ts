import { examplesOf } from '../answers/examples';
import type { Contract } from '../contract';
import { copyOf, isObject, type Node } from '../document/node';
import { type Operation, responseOf } from '../document/operations';
import type { Item } from '../mock-types';
import { bareType, isJsonType } from '../validation/media-types';
import { valueAt } from './envelope';
import { type CollectionRule, itemWayOf, type SingletonRule } from './rules';

export type Chance = { now: Date; random(): number };

/** Examples of an operation's success. */
export function successExamples(operation: Operation, contract: Contract): unknown[] {
  const content = responseOf(operation, operation.success, contract.references)?.content;
  if (!isObject(content)) return [];
  return Object.entries(content).flatMap(([type, media]) =>
    isObject(media) && isJsonType(bareType(type))
      ? examplesOf(media as Node, contract).map(({ value }) => value)
      : [],
  );
}

/** The initial items of a collection: those in the examples of its list and of its item; without any, one generated from the schema. */
export function itemsOf(rule: CollectionRule, contract: Contract, chance: Chance): Item[] {
  const found = new Map<string, Item>();
  const lists = rule.list ? successExamples(rule.list, contract) : [];
  const listed = lists.map((example) => valueAt(example, rule.listAt)).filter(Array.isArray);
  for (const item of (listed.find((list) => list.length > 0) ?? []).filter(isObject))
    add(item, rule, found, contract);
  if (rule.item) {
    const way = itemWayOf(rule.item, rule.itemSchema, contract) ?? [];
    for (const example of successExamples(rule.item, contract)) {
      const item = valueAt(example, way);
      if (isObject(item) && item[rule.idName] !== undefined) add(item, rule, found, contract);
    }
  }
  if (found.size === 0 && listed.length === 0) {
    const item = contract.sample(rule.itemSchema, chance);
    if (isObject(item)) add(item, rule, found, contract);
  }
  return [...found.values()];
}

function add(
  item: Item,
  { idName, itemSchema }: CollectionRule,
  found: Map<string, Item>,
  { views }: Contract,
): void {
  const { types } = views(views(itemSchema).properties.get(idName));
  const number = found.size + 1;
  const id = item[idName] ?? (types.has('string') ? String(number) : number);
  const before = found.get(String(id));
  found.set(String(id), { ...before, ...copyOf(item), [idName]: id });
}

/** The initial value of a singleton; null if its first example shows none. */
export function firstValueOf(
  { read, at, schema }: SingletonRule,
  contract: Contract,
  chance: Chance,
): Item | null {
  const examples = successExamples(read, contract);
  if (examples.length > 0 && valueAt(examples[0], at) === null) return null;
  for (const example of examples) {
    const value = valueAt(example, at);
    if (isObject(value)) return copyOf(value);
  }
  const made = contract.sample(schema, chance);
  return isObject(made) ? made : {};
}
