import { by, type Person, type TestApi } from '../../../../test/api';
import type { connectionsOf } from './provider-people';

export const tokens = 'https://wbsapi.withings.net/v2/oauth2';
export const measures = 'https://wbsapi.withings.net/measure';
export const nonces = 'https://wbsapi.withings.net/v2/signature';

type Answer = () => Response | Promise<Response>;

export const page = (groups: unknown[], about: object = {}) =>
  Response.json({ status: 0, body: { timezone: 'Asia/Kolkata', measuregrps: groups, ...about } });

/** Returns what makes groups of measures, an hour old unless they say their time. */
export function groupsOf(now: () => Date) {
  const at = () => Math.floor(now().getTime() / 1000) - 3600;
  const group = (measured: readonly [type: number, value: number, unit: number][], about: object = {}) => ({
    ...{ grpid: 1, attrib: 0, category: 1, date: at(), ...about },
    measures: measured.map(([type, value, unit]) => ({ type, value, unit })),
  });
  return { at, group };
}

const granted = (account: number) => () =>
  Response.json({
    status: 0,
    body: {
      ...{ access_token: 'withings-access', refresh_token: 'withings-refresh', token_type: 'Bearer' },
      ...{ expires_in: 10_800, userid: account },
    },
  });

/** Answers in place of Withings, at which an administrator registered this installation. */
export async function fakeWithings(api: TestApi, acts: ReturnType<typeof connectionsOf>) {
  /** Requests that reached it. */
  const asked: { url: string; form: Record<string, string> }[] = [];
  const answers: Record<string, Answer> = {};
  const reset = () => {
    asked.length = 0;
    Object.assign(answers, {
      [tokens]: granted(1),
      [measures]: () => page([]),
      [nonces]: () => Response.json({ status: 0, body: { nonce: 'for-one-use' } }),
    });
  };
  reset();
  api.context.providerLink.send = async (input, init) => {
    const url = String(input instanceof Request ? input.url : input);
    const form = Object.fromEntries(new URLSearchParams(String(init?.body)));
    asked.push({ url, form });
    const chosen = form.action === 'revoke' ? () => revoked() : answers[url];
    // As `fetch` does: a redirect is an error, and leads nowhere.
    const response = await (chosen?.() ?? Promise.reject(new TypeError('fetch failed')));
    if (init?.redirect === 'error' && response.status >= 300 && response.status < 400)
      throw new TypeError('fetch failed');
    return response;
  };
  const revoked: Answer = () => answers.revoke?.() ?? Response.json({ status: 0, body: {} });
  const admin = await api.signedIn('ADMIN');
  await api.ask
    .put('/admin/health-providers/withings')
    .set(by(admin))
    .send({ clientId: 'nadi-sample', clientSecret: 'of-no-worth' })
    .expect(200);
  const complete = async (who: Person, account = 1) => {
    answers[tokens] = granted(account);
    const state = (await acts.begin(who, 'withings')).searchParams.get('state');
    return acts.complete(who, { provider: 'withings', state, code: 'given-by-withings' });
  };
  return {
    ...{ asked, answers, reset, complete },
    /** Returns the forms of the requests to end the access to an account. */
    revocations: () => asked.filter(({ form }) => form.action === 'revoke').map(({ form }) => form),
    /** Connects an account whose first fetch is answered so. */
    async fetchedWith(answer: Answer) {
      const who = await api.signedIn();
      answers[measures] = answer;
      const { body } = await complete(who);
      return { who, id: body.data.id as string };
    },
  };
}
