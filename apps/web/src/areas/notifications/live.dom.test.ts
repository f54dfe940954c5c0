import { afterEach, expect, it } from '@jest/globals';
import { toasts } from '@nadi/ui/toasts';
import { runSaga } from 'redux-saga';
import { success } from '../../../test/api-stub';
import { asha, type Started, startSignedIn } from '../../../test/start-services';
import type { SessionDependencies } from '../../kernel/session/session-dependencies';
import { live } from './live';

const message = { id: asha.id, title: 'Measure again', body: 'You recorded a reading.', action: null };

let app: Started;
afterEach(() => {
  app.close();
  for (const { key } of toasts.visibleToasts) toasts.close(key);
});

/** A new notification, which is read while someone is signed in, and shown to who is there afterwards. */
async function tellOf(after: object, acting: object | null = null): Promise<void> {
  let state: object = { acting, session: { session: { phase: 'active', user: asha } } };
  app = await startSignedIn({
    'GET /notifications': () => {
      state = { acting, session: { session: after } };
      return success([message]);
    },
  });
  const { api, queryClient } = app;
  const services = { api, queryClient, now: Date.now } as SessionDependencies;
  const told = live.notification as (message: object, services: SessionDependencies) => Iterator<unknown>;
  await runSaga({ getState: () => state }, function* () {
    yield told({ notificationId: asha.id }, services);
  }).toPromise();
  // The code of toasts is loaded first.
  await new Promise((resolve) => setTimeout(resolve, 200));
}

const shown = () => toasts.visibleToasts.map(({ content }) => content.title);

it('shows a new notification', async () => {
  await tellOf({ phase: 'active', user: asha });
  expect(shown()).toEqual(['Measure again']);
});

it('shows none of one’s own while the page is about another person', async () => {
  await tellOf({ phase: 'active', user: asha }, { id: 'rohan' });
  expect(shown()).toEqual([]);
});

it('shows nothing of it once its person has signed out', async () => {
  await tellOf({ phase: 'signed-out' });
  expect(shown()).toEqual([]);
});
