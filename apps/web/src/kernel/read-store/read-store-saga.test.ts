import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { NoAnswerError } from '@nadi/api-client/problems';
import { combineReducers, configureStore, Tuple } from '@reduxjs/toolkit';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import createSagaMiddleware from 'redux-saga';
import { readStoreSaga } from './read-store-saga';
import { readStoreReducer, servedFromDevice } from './read-store-slice';

const queryKey = ['get', '/vital-signs/summary', {}];
const hash = JSON.stringify(queryKey);

let queryClient: QueryClient;
let store: ReturnType<typeof start>;
let stopLooking = () => {};
beforeEach(() => {
  jest.useFakeTimers();
  queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  store = start();
});
afterEach(() => {
  stopLooking();
  jest.useRealTimers();
});

function start() {
  const saga = createSagaMiddleware();
  const made = configureStore({
    reducer: combineReducers({ readStore: readStoreReducer }),
    middleware: () => new Tuple(saga),
  });
  saga.run(readStoreSaga, {
    queryClient,
    keepEarly: () => {},
    onReconnectSignal: () => () => {},
    now: Date.now,
  });
  return made;
}

/** Looks at the answer. */
async function look(ask: () => Promise<string>): Promise<void> {
  stopLooking = new QueryObserver(queryClient, { queryKey, queryFn: ask }).subscribe(() => {});
  await pass(0);
}

const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

describe('from time to time, where nothing says that the server may be there again', () => {
  it('is asked for again what is shown from this device', async () => {
    const ask = jest.fn(async () => 'an answer');
    await look(ask);
    store.dispatch(servedFromDevice({ [hash]: '2026-11-20T07:10:00+05:30' }));
    await pass(29_000);
    expect(ask).toHaveBeenCalledTimes(1);
    await pass(2_000);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('is asked for again what could not be shown, until it is there', async () => {
    let isAway = true;
    const ask = jest.fn(async () => {
      if (isAway) throw new NoAnswerError('unreachable');
      return 'an answer';
    });
    await look(ask);
    await pass(31_000);
    expect(ask).toHaveBeenCalledTimes(2);
    isAway = false;
    await pass(30_000);
    expect(queryClient.getQueryData(queryKey)).toBe('an answer');
    await pass(120_000);
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it('is not asked again what is being asked', async () => {
    const ask = jest.fn(() => new Promise<string>(() => {})).mockResolvedValueOnce('an answer');
    await look(ask);
    store.dispatch(servedFromDevice({ [hash]: '2026-11-20T07:10:00+05:30' }));
    await pass(100_000);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('is not asked for again what the server said no to: it would be told each time', async () => {
    const ask = jest.fn(async (): Promise<string> => Promise.reject({ status: 500, success: false }));
    queryClient.setQueryData(queryKey, 'an answer');
    await look(ask);
    store.dispatch(servedFromDevice({ [hash]: '2026-11-20T07:10:00+05:30' }));
    await pass(31_000);
    expect(ask).toHaveBeenCalledTimes(1);
    await pass(100_000);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('is not asked for again what is fresh', async () => {
    const ask = jest.fn(async () => 'an answer');
    await look(ask);
    await pass(100_000);
    expect(ask).toHaveBeenCalledTimes(1);
  });
});
