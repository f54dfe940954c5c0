import type { Contract } from '../contract';
import type { KeptAnswers } from '../idempotency';
import { type Chance, itemsOf } from '../memory/beginning';
import { shapeOf } from '../memory/paths';
import type { Rules } from '../memory/rules';
import { createStore, type RememberedStore } from '../memory/store';
import { MockProblem } from '../mock-problem';
import type { Scenario } from '../mock-types';

export const builtIn: Readonly<Record<string, Scenario>> = {
  examples: { description: 'Collections hold what the examples of the contract show.' },
  empty: { description: 'Collections hold nothing yet.', begin() {} },
};

/** The memory of requests in one scenario. */
export type World = { scenario: string; store: RememberedStore; kept: KeptAnswers };

export type Scenarios = Readonly<Record<string, Scenario>>;

export function scenarioOf(scenarios: Scenarios, name: string): Scenario {
  // Every object has a `constructor`, though nobody gave it.
  const scenario = Object.hasOwn(scenarios, name) ? scenarios[name] : undefined;
  if (scenario) return scenario;
  throw new MockProblem(
    400,
    `There is no scenario "${name}". There are: ${Object.keys(scenarios).join(', ')}.`,
  );
}

export function createWorld(
  name: string,
  scenarios: Scenarios,
  contract: Contract,
  rules: Rules,
  chance: () => Chance,
): World {
  const scenario = scenarioOf(scenarios, name);
  const store: RememberedStore = createStore({
    idNameOf: (template) => rules.collections.get(shapeOf(template))?.idName ?? 'id',
    firstItems(template, path) {
      const rule = rules.collections.get(shapeOf(template));
      const isEmpty = scenario.begin && !scenario.hasExamples;
      if (!rule || isEmpty || isBelowNew(path, rules, store)) return [];
      return itemsOf(rule, contract, chance());
    },
  });
  scenario.begin?.(store);
  return { scenario: name, store, kept: new Map() };
}

/** A post that was just written has no comments yet, whatever the examples show. */
function isBelowNew(path: string, rules: Rules, store: RememberedStore): boolean {
  const parts = path.split('/');
  for (let count = parts.length - 1; count > 2; count -= 1) {
    const template = [...rules.collections.keys()].find((one) => one === parts.slice(0, count - 1).join('/'));
    const id = parts[count - 1] ?? '';
    if (template && store.shelf(template, template).isNew(id)) return true;
  }
  return false;
}
