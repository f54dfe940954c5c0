import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { type Action, configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { takeEvery } from 'redux-saga/effects';
import { asha, type Started, sessionOf, startServices } from '../../../test/start-services';
import { sessionStarted, signInRequested } from '../session/session-requests';
import { themeChosen } from '../ui/ui-slice';
import { restartOnError } from './restart-on-error';

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** A workflow that does each "work", and one that "harm" breaks. */
function start(begin: () => void = () => {}) {
  const saga = createSagaMiddleware();
  const store = configureStore({ reducer: () => null, middleware: (standard) => standard().concat(saga) });
  const done: string[] = [];
  let begun = 0;
  function* workflow() {
    begun += 1;
    begin();
    yield takeEvery('work', ({ type }: Action) => void done.push(type));
    yield takeEvery('harm', () => {
      throw new DOMException('Denied.', 'SecurityError');
    });
  }
  const task = saga.run(restartOnError(workflow));
  const ask = (type: string) => store.dispatch({ type });
  return { ask, done, task, begun: () => begun };
}

describe('a workflow that something is thrown in', () => {
  it('listens on at once', () => {
    const { ask, done, task } = start();
    ask('work');
    ask('harm');
    ask('work');
    expect(done).toEqual(['work', 'work']);
    task.cancel();
  });

  it('begins later and later where it cannot begin', async () => {
    jest.useFakeTimers();
    const { task, begun } = start(() => {
      throw new Error('Not now.');
    });
    expect(begun()).toBe(2);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(begun()).toBe(3);
    await jest.advanceTimersByTimeAsync(1_900);
    expect(begun()).toBe(3);
    await jest.advanceTimersByTimeAsync(200);
    expect(begun()).toBe(4);
    task.cancel();
  });

  it('ends where it is ended', () => {
    const { ask, done, task } = start();
    task.cancel();
    ask('work');
    expect(done).toEqual([]);
  });
});

describe('the app with a storage that throws', () => {
  let app: Started;
  afterEach(() => app.close());
  /** @returns when the next write was refused */
  const denyOnce = () =>
    new Promise<void>((resolve) => {
      jest.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
        resolve();
        throw new DOMException('Full.', 'QuotaExceededError');
      });
    });

  it('dresses the page as chosen the next time', async () => {
    app = await startServices();
    const denied = denyOnce();
    app.store.dispatch(themeChosen('dark'));
    await denied;
    app.store.dispatch(themeChosen('light'));
    expect(document.documentElement.dataset.theme).toBe('light');
  });

  it('lets a person in the next time', async () => {
    app = await startServices({ 'POST /auth/login': () => sessionOf(asha) });
    app.store.dispatch(sessionStarted());
    await app.reach('signed-out');
    const denied = denyOnce();
    const signIn = signInRequested({ credentials: { email: '', password: '' }, from: null });
    app.store.dispatch(signIn);
    await denied;
    app.store.dispatch(signIn);
    await app.reach('active');
  });
});
