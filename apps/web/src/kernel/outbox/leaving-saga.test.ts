import { describe, expect, it, jest } from '@jest/globals';
import { type Action, configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { recording } from '../../../test/writes';
import type { Outbox } from '../offline/outbox';
import type { OutboxEntry } from '../offline/write';
import { signOutRequested } from '../session/session-requests';
import { ended, loading } from '../session/session-slice';
import { leavingSaga } from './leaving-saga';
import { choiceMade, leavingReducer, leavingRequested } from './leaving-slice';
import { entriesLoaded, outboxReducer } from './outbox-slice';

const entry = {
  ...recording(),
  id: 1,
  type: 'vital-sign',
  attempts: 0,
  standing: { phase: 'waiting' },
} as OutboxEntry;
const settled = () => new Promise((resolve) => setTimeout(resolve));

/** The current state of the question, over an outbox simulated by the test. */
function asked({ isRead = true } = {}) {
  const outbox = {
    send: jest.fn(async () => ({ kind: 'done' })),
    list: jest.fn(async (): Promise<OutboxEntry[]> => []),
    discardAll: jest.fn(async () => {}),
  };
  const signedOut = jest.fn();
  const saga = createSagaMiddleware();
  const store = configureStore({
    reducer: {
      outbox: outboxReducer,
      leaving: leavingReducer,
      told: (_: null = null, action: Action) => {
        if (signOutRequested.match(action)) signedOut();
        return null;
      },
    },
    middleware: (standard) => standard({ thunk: false, serializableCheck: false }).concat(saga),
  });
  saga.run(leavingSaga, { outbox: outbox as unknown as Outbox });
  if (isRead) store.dispatch(entriesLoaded({ entries: [entry] }));
  store.dispatch(leavingRequested());
  return { store, outbox, signedOut, phase: () => store.getState().leaving.phase };
}

describe('the question before signing out', () => {
  it('waits until this device has said whether there is anything to ask', async () => {
    const { store, signedOut, phase } = asked({ isRead: false });
    await settled();
    expect(signedOut).not.toHaveBeenCalled();
    store.dispatch(entriesLoaded({ entries: [entry] }));
    expect(phase()).toBe('asking');
  });

  it('is not waited for where the session ends meanwhile', async () => {
    const { store, signedOut, phase } = asked({ isRead: false });
    store.dispatch(ended({ keepsPlace: false }));
    store.dispatch(entriesLoaded({ entries: [entry] }));
    await settled();
    expect(phase()).toBe('not-asked');
    expect(signedOut).not.toHaveBeenCalled();
  });

  it('stands again where this device cannot say what is left, and is answered the second time', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    const { store, outbox, signedOut, phase } = asked();
    outbox.list.mockRejectedValueOnce(new Error('Not now.'));
    store.dispatch(choiceMade('send'));
    await settled();
    expect(phase()).toBe('failed');
    outbox.discardAll.mockRejectedValueOnce(new Error('Not now.'));
    store.dispatch(choiceMade('delete'));
    await settled();
    expect(phase()).toBe('failed');
    store.dispatch(choiceMade('keep'));
    await settled();
    expect(signedOut).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['ends', ended({ keepsPlace: false })],
    ["becomes another's", loading()],
  ])('is over where the session %s, and nothing of the next one is deleted', async (_, action) => {
    const { store, outbox, phase } = asked();
    store.dispatch(action);
    store.dispatch(choiceMade('delete'));
    await settled();
    expect(phase()).toBe('not-asked');
    expect(outbox.discardAll).not.toHaveBeenCalled();
  });

  it('signs nobody out who came while the first one was sending', async () => {
    const { store, outbox, signedOut, phase } = asked();
    let end = (_: { kind: string }) => {};
    outbox.send.mockReturnValueOnce(
      new Promise((resolve) => {
        end = resolve;
      }),
    );
    store.dispatch(choiceMade('send'));
    store.dispatch(loading());
    end({ kind: 'signed-out' });
    await settled();
    expect(phase()).toBe('not-asked');
    expect(signedOut).not.toHaveBeenCalled();
  });
});
