import { describe, expect, it } from '@jest/globals';
import { NoAnswerError } from '@nadi/api-client/problems';
import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { createQueryClient } from './query-client';

function start() {
  const told: string[] = [];
  const client = createQueryClient((message) => told.push(message));
  // The numbers are the spec's; only the pause between two tries is shortened.
  client.setDefaultOptions({
    queries: { ...client.getDefaultOptions().queries, retryDelay: 0 },
    mutations: { ...client.getDefaultOptions().mutations, retryDelay: 0 },
  });
  return { client, told };
}

/** Fails with this error until it was tried `times` times. */
function failing(error: unknown, times = Number.POSITIVE_INFINITY) {
  const tries = { count: 0 };
  return {
    tries,
    run: async () => {
      tries.count += 1;
      if (tries.count <= times) throw error;
      return 'done';
    },
  };
}

/** Resolves once a screen that shows the query has its answer or its error. */
const shown = (client: QueryClient, queryFn: () => Promise<string>) =>
  new Promise<void>((resolve) => {
    const stop = new QueryObserver(client, { queryKey: ['a'], queryFn }).subscribe(({ isFetching }) => {
      if (isFetching) return;
      stop();
      resolve();
    });
  });

const serverError = { status: 500, message: 'x' };

describe('the query cache', () => {
  it('has one entry for a request without parameters, however that is written', () => {
    const client = createQueryClient(() => undefined);
    client.setQueryData(['get', '/patients/profile'], 'read');
    expect(client.getQueryData(['get', '/patients/profile', {}])).toBe('read');
    expect(client.getQueryData(['get', '/patients/profile', { params: {} }])).toBeUndefined();
    expect(client.getQueryData(['get', '/doctors/profile', {}])).toBeUndefined();
  });

  it('has the numbers of the spec', () => {
    expect(createQueryClient(() => undefined).getDefaultOptions().queries).toMatchObject({
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      staleTime: 300_000,
      gcTime: 600_000,
    });
  });

  it.each([[serverError], [new NoAnswerError('unreachable')]])('tries once more after %j', async (error) => {
    const { client, told } = start();
    const { run, tries } = failing(error);
    await shown(client, run);
    expect(tries.count).toBe(2);
    expect(told).toEqual([]);
    client.clear();
  });

  it('does not ask again for what was refused', async () => {
    const { client } = start();
    const { run, tries } = failing({ status: 404 });
    await shown(client, run);
    expect(tries.count).toBe(1);
    client.clear();
  });

  it('tells that what is shown could not be renewed', async () => {
    const { client, told } = start();
    client.setQueryData(['a'], 'as it was');
    await client.prefetchQuery({ queryKey: ['a'], queryFn: failing(serverError).run, staleTime: 0 });
    expect(told).toEqual(['Server error. Please try again later.']);
    client.clear();
  });
});

describe('a write', () => {
  const write = (client: ReturnType<typeof start>['client'], run: () => Promise<string>, meta = {}) =>
    client
      .getMutationCache()
      .build(client, { mutationFn: run, meta })
      .execute(undefined)
      .catch(() => 'failed');

  it('is tried once more where no answer came', async () => {
    const { client, told } = start();
    expect(await write(client, failing(new NoAnswerError('timeout'), 1).run)).toBe('done');
    expect(told).toEqual([]);
    client.clear();
  });

  it.each([
    [{ status: 409, message: 'This was already done.' }, ['This was already done.']],
    [{ status: 401, message: 'Sign in to continue.' }, []],
  ])('that fails with %j tells %j', async (error, expected) => {
    const { client, told } = start();
    await write(client, failing(error).run);
    expect(told).toEqual(expected);
    client.clear();
  });

  it('tells once of a failed write whose screen tells of it', async () => {
    const { client, told } = start();
    await write(client, failing(serverError).run, { isShownByScreen: true });
    expect(told).toEqual([]);
    client.clear();
  });
});
