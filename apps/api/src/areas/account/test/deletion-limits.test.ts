// areas: identity
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { accountsOf } from '../../../../test/accounts';
import { by, startApi, type TestApi } from '../../../../test/api';
import { hours } from '../../../../test/clock';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ RATE_LIMITS: 'on' });
});
afterAll(() => api.close());

const most = 8;

describe('asking for deletion and taking it back', () => {
  it('ends at eight an hour each, so that nobody is sent mails without end, and none is left out', async () => {
    const who = await api.signedIn();
    const other = await api.signedIn();
    const ask = (person = who) => api.ask.post('/account/deletion').set(by(person));
    const takeBack = () => api.ask.delete('/account/deletion').set(by(who));
    for (let round = 0; round < most; round += 1) {
      await ask().expect(200);
      await takeBack().expect(200);
    }
    const { headers } = await ask().expect(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    await takeBack().expect(429);
    expect(accountsOf(api).mailsTo(who.email)).toHaveLength(2 * most);
    await ask(other).expect(200);
  });

  it('is possible again after the hour', async () => {
    const who = await api.signedIn();
    const takeBack = () => api.ask.delete('/account/deletion').set(by(who));
    for (let round = 0; round < most; round += 1) await takeBack().expect(404);
    await takeBack().expect(429);
    api.clock.advance(hours(1));
    const signIn = { email: who.email, password: who.password };
    const { body } = await api.ask.post('/auth/login').send(signIn).expect(200);
    await api.ask
      .delete('/account/deletion')
      .set(by({ token: body.data.token }))
      .expect(404);
  });
});
