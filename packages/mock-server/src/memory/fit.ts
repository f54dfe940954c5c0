import type { Contract } from '../contract';
import { copyOf, isObject } from '../document/node';
import type { Item } from '../mock-types';
import type { Ask } from './memory-answer';

/** An item as a schema shows it: closed schemas lose what they do not name, and what they require is there. */
export function fit(item: Item, schema: unknown, contract: Contract, ask: Pick<Ask, 'now' | 'random'>): Item {
  const { properties, required, isClosed } = contract.views(schema);
  const made: Record<string, unknown> = {};
  for (const name of Object.keys(item)) {
    const property = properties.get(name);
    if (property ? property.writeOnly !== true : !isClosed) made[name] = item[name];
  }
  for (const name of required)
    if (made[name] === undefined) made[name] = stopgap(properties.get(name), contract, ask);
  return made;
}

/** For what is required and nobody gave: its default, null where that may be, else something that keeps the schema. */
export function stopgap(schema: unknown, contract: Contract, ask: Pick<Ask, 'now' | 'random'>): unknown {
  const { keywords, types } = contract.views(schema);
  if ('default' in keywords) return copyOf(keywords.default);
  if (types.has('null') || isNullable(schema)) return null;
  return contract.sample(schema, { now: ask.now, random: ask.random });
}

const isNullable = (schema: unknown): boolean =>
  isObject(schema) && Array.isArray(schema.enum) && schema.enum.includes(null);
