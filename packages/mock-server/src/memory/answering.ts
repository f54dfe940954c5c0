import type { Contract } from '../contract';
import { isObject } from '../document/node';
import { type Operation, responseOf } from '../document/operations';
import type { Item } from '../mock-types';
import { successExamples } from './beginning';
import { valueAt, type Way, withValueAt } from './envelope';
import { fit } from './fit';
import type { Ask, MemoryAnswer } from './memory-answer';
import { schemaAt } from './rules';

/** The content of an answer: the item, null if it is gone, and the members beside it. */
export type Told = { item: Item | null; tag: string; beside?: Item | undefined };

export type Answering = ReturnType<typeof createAnswering>;

/** Puts things into the envelopes that the contract has for them, and takes them out of those that are sent. */
export function createAnswering(contract: Contract) {
  const bases = new Map<Operation, unknown>();

  /** The envelope of the item in an answer, taken from the example. */
  function baseOf(operation: Operation, ask: Ask): unknown {
    const known = bases.get(operation);
    if (known !== undefined) return known;
    const [example] = successExamples(operation, contract);
    const made = example ?? contract.sample(contract.answerSchema(operation), ask) ?? {};
    bases.set(operation, made);
    return made;
  }

  function answerWith(operation: Operation, way: Way | null, told: Told, ask: Ask): MemoryAnswer {
    const { item, tag, beside } = told;
    const { success: status } = operation;
    const headers: Record<string, string> =
      item && declares(operation, contract, 'etag') ? { ETag: tag } : {};
    const schema = contract.answerSchema(operation);
    if (schema === undefined) return { status, headers, items: [] };
    const place = way && schemaAt(schema, way, contract);
    if (way === null || (item === null && !contract.views(place).types.has('null')))
      return { status, headers, items: [], body: baseOf(operation, ask) };
    const thing = item && fit(item, place, contract, ask);
    if (way.length === 0) return { status, headers, items: [], body: thing };
    const body = withBeside(withValueAt(baseOf(operation, ask), way, thing), way.slice(0, -1), beside);
    return { status, headers, items: [], body };
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

  /** A PUT that requires anything is meant whole; one that does not changes what it names. */
  function manner(operation: Operation) {
    const writable = contract.views(contract.bodySchema(operation));
    return { writable, isMerged: operation.method !== 'put' || writable.required.size === 0 };
  }

  return { baseOf, answerWith, unwrapped, manner };
}

/** An answer with members beside what stands at the end of a way. */
export function withBeside(body: unknown, way: Way, beside: Item | undefined): unknown {
  const here = valueAt(body, way);
  return beside && isObject(here) ? withValueAt(body, way, { ...here, ...beside }) : body;
}

/** Tells whether the success of an operation has a header. */
export function declares(operation: Operation, contract: Contract, header: string): boolean {
  const headers = responseOf(operation, operation.success, contract.references)?.headers;
  return isObject(headers) && Object.keys(headers).some((one) => one.toLowerCase() === header);
}
