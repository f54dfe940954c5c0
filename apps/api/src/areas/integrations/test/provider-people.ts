import { by, once, type Person, type TestApi } from '../../../../test/api';
import { allowAt } from '../../../../test/health-connections';
import { jobs } from '../jobs/jobs';
import { providerLinkOf } from '../provider-link-of';

/** Does for tests of connected accounts what they repeat, with the demonstration on, on whichever database. */
export function connectionsOf(api: TestApi) {
  const { secrets, config } = api.context;
  const { clock } = api;
  const { demo } = providerLinkOf({ secrets, config, clock, isDemo: true });
  if (!demo) throw new Error('There is no demonstration.');
  api.context.providerLink.demo = demo;

  const get = async (who: Person, path: string) =>
    (await api.ask.get(path).set(by(who)).expect(200)).body.data;
  const post = (who: Person, path: string, body: object = {}) =>
    api.ask
      .post(path)
      .set({ ...by(who), ...once() })
      .send(body);
  const begin = async (who: Person, provider: string): Promise<URL> => {
    const begun = await api.ask.post('/health-connections').set(by(who)).send({ provider }).expect(201);
    return new URL(begun.body.data.authorizeUrl);
  };
  const complete = (who: Person, sent: object) => post(who, '/health-connections/completions', sent);
  /** Returns what the browser brings back from the consent page of the demonstration. */
  const consent = async (who: Person, isAllowed = true) =>
    allowAt(demo, await begin(who, 'demonstration'), isAllowed);
  return {
    demo,
    /** Lets time go by, after which a person is still signed in. */
    async later(who: Person, milliseconds: number): Promise<void> {
      clock.advance(milliseconds);
      const { refreshToken } = who;
      const { body } = await api.ask.post('/auth/refresh').send({ refreshToken }).expect(200);
      Object.assign(who, { token: body.token, refreshToken: body.refreshToken });
    },
    get,
    post,
    begin,
    complete,
    consent,
    connected: async (who: Person): Promise<{ id: string }> =>
      (await complete(who, await consent(who)).expect(201)).body.data,
    everyMinute: async () => {
      for (const job of jobs) await job.run({}, api.context, () => false);
    },
    connectionOf: async (who: Person, provider = 'demonstration') =>
      (await get(who, '/health-providers')).find(({ id }: { id: string }) => id === provider).connection,
    readingsOf: async (who: Person): Promise<number> =>
      (await api.ask.get('/vital-signs').set(by(who)).expect(200)).body.pagination.total,
  };
}
