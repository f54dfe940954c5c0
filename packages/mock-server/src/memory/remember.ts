import type { Contract } from '../contract';
import type { Operation } from '../document/operations';
import type { Given, Kind, MockOptions } from '../mock-types';
import { createAnswering } from './answering';
import { createCollections } from './collections';
import type { Ask, MemoryAnswer } from './memory-answer';
import { itemAbove, type Rules } from './rules';
import { createSingletons } from './singletons';
import type { RememberedStore } from './store';

const plain: Kind = {};

/** Answers by what is remembered; null where no rule covers an operation, or its answer has no place for it. */
export function createMemory(contract: Contract, rules: Rules, kinds: MockOptions['kinds'] = {}) {
  const tools = {
    contract,
    answering: createAnswering(contract),
    kindOf: (path: string) => kinds[path] ?? plain,
    givenOf: (operation: Operation, store: RememberedStore, ask: Ask): Given => ({
      operationId: operation.id,
      store,
      ...ask,
    }),
  };
  const { list, ofItem, checkParent } = createCollections(tools);
  const ofSingleton = createSingletons(tools);

  return (operation: Operation, store: RememberedStore, ask: Ask): MemoryAnswer | null => {
    const rule = rules.byOperation.get(operation);
    const parent = itemAbove(operation.path, rules.collections);
    if (parent) checkParent(operation, parent, store, ask);
    if (!rule) return null;
    switch (rule.kind) {
      case 'list':
        return list(operation, rule, store, ask);
      case 'create':
      case 'read':
      case 'remove':
      case 'change':
      case 'move':
        return ofItem(operation, rule, store, ask);
      default:
        return ofSingleton(operation, rule, store, ask);
    }
  };
}
