import { afterEach, expect, it } from '@jest/globals';
import { asha, type Started, startSignedIn } from '../../../test/start-services';
import { readNameHint, readRoleHint } from './role-hint';
import { ended, found } from './session-slice';

let app: Started;
afterEach(() => app.close());

it('is there for the next start as long as somebody is signed in', async () => {
  app = await startSignedIn();
  const hint = () => readRoleHint(window.localStorage);
  const name = () => readNameHint(window.localStorage);
  expect(hint()).toBe('PATIENT');
  expect(name()).toBe('Asha');
  app.store.dispatch(found({ user: { ...asha, role: 'DOCTOR' } }));
  expect(hint()).toBe('DOCTOR');
  app.store.dispatch(ended({ keepsPlace: false }));
  expect(hint()).toBeNull();
  expect(name()).toBeNull();
});
