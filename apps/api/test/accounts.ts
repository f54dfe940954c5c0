import { by, type Person, type TestApi } from './api';

/**
 * Does what people do with their account, for tests: each answers the request itself, to be expected of.
 *
 * @param from the address that they sign in from, where the server trusts a proxy
 */
export function accountsOf(api: TestApi, from: () => string | undefined = () => undefined) {
  const place = () => {
    const address = from();
    return address ? { 'X-Forwarded-For': address } : {};
  };
  const password = 'a heron stands in the river';
  const signUp = (address: string, more: object = {}) =>
    api.ask
      .post('/auth/patient-signup')
      .send({ firstName: 'Leela', lastName: 'Nair', email: address, password, acceptTerms: true, ...more });
  /** @param who the session of the browser that follows the link, where it has one */
  const verify = (token: string, who?: Pick<Person, 'token'>) =>
    api.ask
      .post('/auth/verify-email')
      .set(who ? by(who) : {})
      .send({ token });
  const mailsTo = (address: string) => api.mailbox.received().filter(({ to }) => to === address);
  /** The token in the newest mail to an address; empty where there is none. */
  const newestToken = (address: string) => /#token=([\w-]+)/.exec(mailsTo(address)[0]?.text ?? '')?.[1] ?? '';
  return {
    password,
    signUp,
    verify,
    mailsTo,
    newestToken,
    signIn: (address: string, given = password, headers: Record<string, string> = {}) =>
      api.ask
        .post('/auth/login')
        .set({ ...place(), ...headers })
        .send({ email: address, password: given }),
    me: ({ token }: Pick<Person, 'token'>) => api.ask.get('/auth/me').set(by({ token })),
    forgot: (address: string) => api.ask.post('/auth/forgot-password').send({ email: address }),
    reset: (token: string, given: string) =>
      api.ask.post('/auth/reset-password').set(place()).send({ token, password: given }),
    refresh: (refreshToken: string) => api.ask.post('/auth/refresh').send({ refreshToken }),
    /** An account whose address is confirmed. */
    async confirmed(address: string): Promise<void> {
      await signUp(address).expect(201);
      await verify(newestToken(address)).expect(200);
    },
  };
}
