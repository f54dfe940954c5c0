import { createNadiMock } from '../nadi/nadi-mock';
import type { ScenarioName } from '../nadi/scenarios';
import type { CommandOptions } from './options';
import type { Prepared } from './run';

/** Nadi's own API, with what its operations mean. */
export function prepareNadi({ mock: { scenario, ...options } }: CommandOptions): Prepared {
  return {
    mock: createNadiMock({
      ...options,
      // Leaves it to the mock to say whether there is one of this name.
      ...(scenario === undefined ? {} : { scenario: scenario as ScenarioName }),
    }),
    title: 'Nadi',
    base: '/api/v1',
    notes: [],
  };
}
