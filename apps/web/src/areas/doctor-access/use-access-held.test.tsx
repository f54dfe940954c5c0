import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { legacy_createStore } from 'redux';
import type { Services } from '../../kernel/services/services';
import { ServicesContext } from '../../kernel/services/use-services';
import { type LiveState, livePhaseChanged, liveReducer } from '../../kernel/sockets/live-slice';
import { summaryPath } from './shared-queries';
import { useAccessHeld } from './use-access-held';

const now = Date.parse('2026-11-20T09:00:00Z');
const id = 'asha';

beforeEach(() => {
  jest.useFakeTimers({ now });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

type Said = { status: number; consents?: string[]; changes?: number } | null;

/** The hook on a page whose server answers as `says` is at the time; null if no answer comes. */
async function start(phase: LiveState['phase'] = 'connected') {
  const says: { now: Said } = { now: { status: 200, consents: ['one'] } };
  const GET = jest.fn(async (_path: string, _init: unknown) => {
    if (!says.now) throw new Error('away');
    const { status, consents, changes = 0 } = says.now;
    return { response: { status }, data: consents && { data: { consents, changes } } };
  });
  const queryClient = new QueryClient();
  const forgotten = jest.spyOn(queryClient, 'resetQueries');
  const store = legacy_createStore((state: { live: LiveState } | undefined, action) => ({
    live: liveReducer(state?.live, action as never),
  }));
  store.dispatch(livePhaseChanged(phase));
  const services = { api: { GET }, queryClient } as unknown as Services;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>
      <ServicesContext value={services}>{children}</ServicesContext>
    </Provider>
  );
  const { result } = renderHook(() => useAccessHeld(id), { wrapper });
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
  await pass(0);
  return {
    says,
    GET,
    forgotten,
    queryClient,
    result,
    pass,
    live: (next: LiveState['phase']) => act(() => void store.dispatch(livePhaseChanged(next))),
  };
}

const hide = (isHidden: boolean) =>
  act(() => {
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
    document.dispatchEvent(new Event('visibilitychange'));
  });

it('shows a record until the last answer was asked for ten seconds ago, and again with the next one', async () => {
  const { says, result, pass } = await start();
  expect(result.current).toBe(true);
  says.now = null;
  await pass(9_000);
  expect(result.current).toBe(true);
  await pass(2_000);
  expect(result.current).toBe(false);
  says.now = { status: 200, consents: ['one'] };
  await pass(5_000);
  expect(result.current).toBe(true);
});

it('shows nothing before the live connection stands or has failed', async () => {
  const { result, live } = await start('connecting');
  expect(result.current).toBe(false);
  live('lost');
  expect(result.current).toBe(true);
});

it('forgets what is shown when the consents are others, and once there are none', async () => {
  const { says, forgotten, pass } = await start();
  await pass(10_000);
  expect(forgotten).not.toHaveBeenCalled();
  says.now = { status: 200, consents: ['two'] };
  await pass(5_000);
  expect(forgotten).toHaveBeenCalledTimes(1);
  says.now = { status: 404 };
  await pass(10_000);
  expect(forgotten).toHaveBeenCalledTimes(2);
});

it('forgets what is shown when an entry changed, without a live connection too', async () => {
  const { says, forgotten, live, pass } = await start('lost');
  await pass(300_000);
  expect(forgotten).not.toHaveBeenCalled();
  says.now = { status: 200, consents: ['one'], changes: 1 };
  await pass(5_000);
  expect(forgotten).toHaveBeenCalledTimes(1);
  live('connected');
  await pass(300_000);
  expect(forgotten).toHaveBeenCalledTimes(1);
});

it('reads nothing again that was read since the change, as when the live connection told of it', async () => {
  const { says, forgotten, queryClient, pass } = await start();
  const access = { consents: ['one'], changes: 1 };
  queryClient.setQueryData(['get', summaryPath, { params: { path: { id } } }], { data: { access } });
  says.now = { status: 200, ...access };
  await pass(5_000);
  expect(forgotten).not.toHaveBeenCalled();
});

it('forgets what was read before a change of which the first answer tells', async () => {
  const { says, forgotten, queryClient, pass } = await start();
  const read = { consents: ['one'], changes: 0 };
  queryClient.setQueryData(['get', summaryPath, { params: { path: { id } } }], { data: { access: read } });
  says.now = null;
  await pass(5_000);
  says.now = { status: 200, consents: ['one'], changes: 1 };
  await pass(5_000);
  expect(forgotten).toHaveBeenCalledTimes(1);
});

it('asks nothing in the background, shows nothing after ten seconds there, and asks at once in sight', async () => {
  const { GET, result, pass } = await start();
  hide(true);
  const asked = GET.mock.calls.length;
  await pass(600_000);
  expect([GET.mock.calls.length, result.current]).toEqual([asked, false]);
  hide(false);
  await pass(0);
  expect([GET.mock.calls.length, result.current]).toEqual([asked + 1, true]);
});

it('goes on showing a record after the clock was set back, from the next answer on', async () => {
  const { result, pass } = await start();
  jest.setSystemTime(now - 3_600_000);
  await pass(6_000);
  expect(result.current).toBe(true);
});

it('asks about its own patient, and forgets only what is of them', async () => {
  const { says, GET, queryClient, pass } = await start();
  const keyOf = (patient: string) => ['get', summaryPath, { params: { path: { id: patient } } }];
  for (const patient of [id, 'ravi'])
    queryClient.setQueryData(keyOf(patient), { data: { access: { consents: [patient], changes: 0 } } });
  says.now = { status: 404 };
  await pass(5_000);
  expect(GET).toHaveBeenLastCalledWith(
    '/patient-search/records/{id}/access',
    expect.objectContaining({ params: { path: { id } } }),
  );
  expect([id, 'ravi'].map((patient) => queryClient.getQueryData(keyOf(patient)))).toEqual([
    undefined,
    { data: { access: { consents: ['ravi'], changes: 0 } } },
  ]);
});
