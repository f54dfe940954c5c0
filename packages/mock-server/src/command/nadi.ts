/** `npm run mock`: Nadi's own API, with what its operations mean. */
import { createNadiMock } from '../nadi/nadi-mock';
import { run } from './run';

await run(async ({ mock: { scenario, ...options } }) => ({
  mock: createNadiMock({
    ...options,
    ...(scenario === undefined ? {} : { scenario: scenario as 'examples' }),
  }),
  title: 'Nadi',
  base: '/api/v1',
  notes: [],
}));
