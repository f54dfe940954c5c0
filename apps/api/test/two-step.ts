import { by, type Person, type TestApi } from './api';
import { codeAt } from './totp-code';

/** Does what people do with their second step, for tests. */
export function twoStepOf(api: TestApi) {
  /** Returns what the authenticator app shows, now or some steps of 30 seconds from now. */
  const codeOf = (secret: string, steps = 0) => codeAt(secret, api.clock.now().getTime() + steps * 30_000);
  const start = (who: Pick<Person, 'token'>) => api.ask.post('/auth/two-step/totp').set(by(who));
  const confirm = (who: Pick<Person, 'token'>, code: string) =>
    api.ask.post('/auth/two-step/totp/confirmation').set(by(who)).send({ code });
  return {
    codeOf,
    start,
    confirm,
    remove: (who: Pick<Person, 'token'>) => api.ask.delete('/auth/two-step/totp').set(by(who)),
    renew: (who: Pick<Person, 'token'>) => api.ask.post('/auth/two-step/recovery-codes').set(by(who)),
    read: async (who: Pick<Person, 'token'>) =>
      (await api.ask.get('/auth/two-step').set(by(who)).expect(200)).body.data,
    complete: (who: Pick<Person, 'token'>, body: object) =>
      api.ask.post('/auth/second-step').set(by(who)).send(body),
    /** The password's answer to someone who has a second step. */
    firstStep: async ({ email, password }: Pick<Person, 'email' | 'password'>): Promise<Person> => {
      const { body } = await api.ask.post('/auth/login').send({ email, password }).expect(200);
      return { userId: body.data.user.id, email, password, ...body.data };
    },
    /** Turns the second step on. The code that this takes is used up. */
    async turnOn(who: Pick<Person, 'token'>): Promise<{ secret: string; recoveryCodes: string[] }> {
      const { secret } = (await start(who).expect(200)).body.data;
      const { codes } = (await confirm(who, codeOf(secret)).expect(200)).body.data;
      return { secret, recoveryCodes: codes };
    },
  };
}
