import { describe, expect, it, jest } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { registerWrites, type WaitingKind } from '../offline/write-kinds';
import { renewWritten } from './renew-written';

const kind = (operation: string, more: object) =>
  ({ waits: true, operation, type: operation, ...more }) as unknown as WaitingKind;

registerWrites([
  kind('of-readings', { invalidates: /^\/vital-signs/ }),
  kind('of-a-name', { renewsUser: true }),
]);

describe('what the server has taken writes of', () => {
  it.each([
    ['of-readings', true, 0],
    ['of-a-name', false, 1],
  ])('%s: is asked again, and nothing else', (type, isStale, times) => {
    const queries = new QueryClient();
    const renewUser = jest.fn();
    for (const path of ['/vital-signs', '/vital-signs/summary', '/account'])
      queries.setQueryData(['get', path, {}], 'cached');
    renewWritten(new Set([type]) as never, queries, renewUser);
    const isInvalid = (path: string) => queries.getQueryState(['get', path, {}])?.isInvalidated;
    expect(['/vital-signs', '/vital-signs/summary', '/account'].map(isInvalid)).toEqual([
      isStale,
      isStale,
      false,
    ]);
    expect(renewUser).toHaveBeenCalledTimes(times);
    queries.clear();
  });
});
