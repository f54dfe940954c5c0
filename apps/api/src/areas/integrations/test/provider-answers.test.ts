// areas: identity, notifications, vital-signs
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { nextAfterFailures } from '@nadi/domain/integrations/providers';
import { eq } from 'drizzle-orm';
import { by, type Person, startApi, type TestApi } from '../../../../test/api';
import { hours, minutes } from '../../../../test/clock';
import { healthConnections } from '../tables/health-connections';
import { connectionsOf } from './provider-people';

const tokens = 'https://wbsapi.withings.net/v2/oauth2';
const measures = 'https://wbsapi.withings.net/measure';

let api: TestApi;
let acts: ReturnType<typeof connectionsOf>;
/** Requests that reached Withings, and what it answers. */
let asked: { url: string; form: Record<string, string> }[] = [];
let answers: Record<string, () => Response | Promise<Response>> = {};

const granted = () =>
  Response.json({
    status: 0,
    body: {
      ...{ access_token: 'withings-access', refresh_token: 'withings-refresh', token_type: 'Bearer' },
      ...{ expires_in: 10_800, userid: 1 },
    },
  });
const at = () => Math.floor(api.clock.now().getTime() / 1000) - 3600;
const group = (measured: readonly [type: number, value: number, unit: number][], about: object = {}) => ({
  ...{ grpid: 1, attrib: 0, category: 1, date: at(), ...about },
  measures: measured.map(([type, value, unit]) => ({ type, value, unit })),
});
const page = (groups: unknown[], about: object = {}) =>
  Response.json({ status: 0, body: { timezone: 'Asia/Kolkata', measuregrps: groups, ...about } });

beforeAll(async () => {
  api = await startApi();
  acts = connectionsOf(api);
  api.context.providerLink.send = async (input, init) => {
    const url = String(input instanceof Request ? input.url : input);
    asked.push({ url, form: Object.fromEntries(new URLSearchParams(String(init?.body))) });
    // As `fetch` does: a redirect is an error, and leads nowhere.
    const response = await (answers[url]?.() ?? Promise.reject(new TypeError('fetch failed')));
    if (init?.redirect === 'error' && response.status >= 300 && response.status < 400)
      throw new TypeError('fetch failed');
    return response;
  };
  const admin = await api.signedIn('ADMIN');
  await api.ask
    .put('/admin/health-providers/withings')
    .set(by(admin))
    .send({ clientId: 'nadi-sample', clientSecret: 'of-no-worth' })
    .expect(200);
});
afterAll(() => api.close());
beforeEach(() => {
  asked = [];
  answers = { [tokens]: granted, [measures]: () => page([]) };
});

async function connected(who: Person): Promise<{ id: string }> {
  const state = (await acts.begin(who, 'withings')).searchParams.get('state');
  return (await acts.complete(who, { state, code: 'given-by-withings' }).expect(201)).body.data;
}
const connectionOf = (who: Person) => acts.connectionOf(who, 'withings');
const lastSync = async (who: Person, id: string) =>
  (await acts.get(who, `/health-connections/${id}/syncs`))[0];
/** Connects an account whose first fetch is answered so. */
async function fetchedWith(answer: () => Response | Promise<Response>) {
  const who = await api.signedIn();
  answers[measures] = answer;
  const { id } = await connected(who);
  return { who, id };
}

describe('readings of Withings', () => {
  it('come with their unit, their time where they were taken, and what may be another person left out', async () => {
    const { who, id } = await fetchedWith(() =>
      page([
        group([
          [10, 128, 0],
          [9, 82, 0],
          [11, 71, 0],
        ]),
        group([[1, 71350, -3]]),
        group([[1, 54_000, -3]], { attrib: 1 }),
        group([[8, 12_000, -3]]),
        group([[1, 65_000, -3]], { category: 2 }),
      ]),
    );
    expect(await lastSync(who, id)).toMatchObject({
      ...{ added: 3, failure: null },
      leftOut: [{ type: 'weight', message: 'The device was not sure that it was you.' }],
    });
    const { data } = (await api.ask.get('/vital-signs').set(by(who)).expect(200)).body;
    expect(data).toContainEqual(
      expect.objectContaining({ type: 'blood_pressure', systolic: 128, diastolic: 82, unit: 'mm[Hg]' }),
    );
    const weight = data.find(({ type }: { type: string }) => type === 'weight');
    expect(weight).toMatchObject({ value: 71.35, unit: 'kg' });
    expect(weight.measuredAt).toMatch(/\+05:30$/);
  });

  it('come page by page, and later only what changed since', async () => {
    const pages = [
      () => page([group([[11, 71, 0]])], { more: 1, offset: 7 }),
      () => page([group([[11, 72, 0]], { date: at() - 60 })]),
    ];
    const { who, id } = await fetchedWith(() => pages.shift()?.() ?? page([]));
    expect(await lastSync(who, id)).toMatchObject({ added: 2 });
    const [first, second] = asked.filter(({ url }) => url === measures);
    expect(first?.form).toHaveProperty('startdate');
    expect(second?.form).toMatchObject({ offset: '7' });
    asked = [];
    await acts.later(who, hours(7));
    await acts.everyMinute();
    expect(asked.find(({ url }) => url === tokens)?.form).toMatchObject({
      ...{ action: 'requesttoken', grant_type: 'refresh_token', refresh_token: 'withings-refresh' },
    });
    expect(asked.find(({ url }) => url === measures)?.form).toHaveProperty('lastupdate');
  });

  it('that are critical, or were left out but may be dangerous, are told at once and without a value', async () => {
    const { who } = await fetchedWith(() =>
      page([
        group([
          [10, 196, 0],
          [9, 124, 0],
          [54, 45, 0],
        ]),
      ]),
    );
    const told = await acts.get(who, '/notifications');
    expect(told.map(({ type }: { type: string }) => type).sort()).toEqual([
      'health-connection-critical',
      'health-connection-left-out',
    ]);
    const words = told
      .map(({ title, body }: { title: string; body: string }) => `${title} ${body}`)
      .join(' ');
    expect(words).not.toMatch(/196|124|45\b/);
  });
});

describe('a provider that does not answer as it should', () => {
  const unreadable: [string, () => Response][] = [
    ['a page', () => new Response('<h1>Hello</h1>', { headers: { 'content-type': 'text/html' } })],
    ['nothing that was described', () => Response.json({ status: 0, body: { measuregrps: [null, 7] } })],
    ['a group with words', () => page([group([[1, 71, 0]]), { date: 'yesterday', measures: [] }])],
    [
      'a number without end',
      () => page([{ ...group([]), measures: [{ type: 1, value: '9'.repeat(99), unit: 0 }] }]),
    ],
    ['pages that lead to themselves', () => page([], { more: 1, offset: 0 })],
    ['21 MB', () => new Response('x'.repeat(21_000_000))],
  ];
  it.each(unreadable)(
    'sends %s: nothing is added, and the person is told that it cannot be read',
    async (_, answer) => {
      const { who, id } = await fetchedWith(answer);
      expect(await lastSync(who, id)).toMatchObject({ added: 0, failure: 'unreadable' });
      expect(await connectionOf(who)).toMatchObject({ status: 'connected', failure: 'unreadable' });
      expect(await acts.readingsOf(who)).toBe(0);
    },
  );

  const unreachable: [string, () => Response | Promise<Response>][] = [
    ['500', () => new Response('', { status: 500 })],
    ['429', () => Response.json({ error: 'slow_down' }, { status: 429 })],
    ['with HTTP 200 that there were too many requests', () => Response.json({ status: 601 })],
    ['nothing', () => Promise.reject(new TypeError('fetch failed'))],
    [
      'by leading into the network of the server',
      () => Response.redirect('http://169.254.169.254/latest', 302),
    ],
  ];
  it.each(unreachable)('answers %s: it is tried again, later each time', async (_, answer) => {
    const { who, id } = await fetchedWith(answer);
    const first = await connectionOf(who);
    expect(first).toMatchObject({ status: 'connected', failure: 'unreachable' });
    expect(first.nextSyncAt).toBe(nextAfterFailures(1, api.clock.now()).toISOString());
    const before = asked.length;
    await acts.everyMinute();
    expect(asked).toHaveLength(before);
    await acts.later(who, minutes(6));
    await acts.everyMinute();
    expect((await connectionOf(who)).nextSyncAt).toBe(nextAfterFailures(2, api.clock.now()).toISOString());
    expect(asked.every(({ url }) => url === tokens || url === measures)).toBe(true);
    answers[measures] = () => page([group([[11, 71, 0]])]);
    await acts.later(who, minutes(11));
    await acts.everyMinute();
    expect(await lastSync(who, id)).toMatchObject({ added: 1, failure: null });
  });

  it('does not accept the access token any more: it is renewed once, then the person must sign in', async () => {
    const { who, id } = await fetchedWith(() => Response.json({ status: 401 }));
    expect(asked.filter(({ url }) => url === tokens)).toHaveLength(2);
    expect(await connectionOf(who)).toMatchObject({ status: 'signed-out', failure: 'refused' });
    expect(await lastSync(who, id)).toMatchObject({ failure: 'refused' });
  });

  it('cannot renew tokens for a while, or does not know our secret: no one is signed out', async () => {
    const { who } = await fetchedWith(() => page([]));
    for (const answer of [
      () => new Response('', { status: 502 }),
      () => Response.json({ status: 601 }),
      () => Response.json({ status: 503, error: 'Invalid Params: invalid client_secret' }),
    ]) {
      answers[tokens] = answer;
      await acts.later(who, hours(30));
      await acts.everyMinute();
      expect(await connectionOf(who)).toMatchObject({ status: 'connected', failure: 'unreachable' });
    }
    answers[tokens] = () => Response.json({ status: 503, error: 'Invalid Params: invalid refresh_token' });
    await acts.later(who, hours(30));
    await acts.everyMinute();
    expect(await connectionOf(who)).toMatchObject({ status: 'signed-out', failure: 'refused' });
  });

  it('is down while an account is connected: the person is told to try again, and no token is left', async () => {
    const who = await api.signedIn();
    answers[tokens] = () => new Response('', { status: 500 });
    const state = (await acts.begin(who, 'withings')).searchParams.get('state');
    await acts.complete(who, { state, code: 'given-by-withings' }).expect(503);
    expect(await connectionOf(who)).toBeNull();
    const left = await api.look((tx) =>
      tx.select().from(healthConnections).where(eq(healthConnections.patientId, who.userId)),
    );
    expect(left).toEqual([]);
  });
});
