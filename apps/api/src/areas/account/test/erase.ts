import { expect } from '@jest/globals';
import { by, once, type Person, type TestApi } from '../../../../test/api';
import { days } from '../../../../test/clock';
import { eraseDueAccounts } from '../deletion/erase';

/** Erases an account as its owner does: asks for it, and lets the time pass in which they can think again. */
export async function erase(who: Person, api: TestApi): Promise<void> {
  await api.ask
    .post('/account/deletion')
    .set({ ...by(who), ...once() })
    .expect(200);
  api.clock.advance(days(31));
  expect(await eraseDueAccounts(api.context)).toBe(1);
}
