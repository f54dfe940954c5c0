// areas: identity, notifications, vital-signs
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { nextAfterFailures } from '@nadi/domain/integrations/providers';
import { by, type Person, startApi, type TestApi } from '../../../../test/api';
import { hours, minutes } from '../../../../test/clock';
import { fakeWithings, groupsOf, measures, page, tokens } from './fake-withings';
import { connectionsOf } from './provider-people';

let api: TestApi;
let acts: ReturnType<typeof connectionsOf>;
let withings: Awaited<ReturnType<typeof fakeWithings>>;
beforeAll(async () => {
  api = await startApi();
  acts = connectionsOf(api);
  withings = await fakeWithings(api, acts);
});
afterAll(() => api.close());
beforeEach(() => withings.reset());

const connectionOf = (who: Person) => acts.connectionOf(who, 'withings');
const lastSync = async (who: Person, id: string) =>
  (await acts.get(who, `/health-connections/${id}/syncs`))[0];

const { group, at } = groupsOf(() => api.clock.now());

describe('readings of Withings', () => {
  it('have their unit and their time where they were taken; what may be of another person is left out with its number', async () => {
    const { who, id } = await withings.fetchedWith(() =>
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
      leftOut: [
        {
          type: 'weight',
          value: 54,
          isDangerous: false,
          message: 'The device was not sure that it was you.',
        },
      ],
    });
    const { data } = (await api.ask.get('/vital-signs').set(by(who)).expect(200)).body;
    expect(data).toContainEqual(
      expect.objectContaining({ type: 'blood_pressure', systolic: 128, diastolic: 82, unit: 'mm[Hg]' }),
    );
    const weight = data.find(({ type }: { type: string }) => type === 'weight');
    expect(weight).toMatchObject({ value: 71.35, unit: 'kg' });
    expect(weight.measuredAt).toMatch(/\+05:30$/);
  });

  it('are fetched page by page, and later only as far as they changed since', async () => {
    const pages = [
      () => page([group([[11, 71, 0]])], { more: 1, offset: 7 }),
      () => page([group([[11, 72, 0]], { date: at() - 60 })]),
    ];
    const { who, id } = await withings.fetchedWith(() => pages.shift()?.() ?? page([]));
    expect(await lastSync(who, id)).toMatchObject({ added: 2 });
    const forms = withings.asked.filter(({ url }) => url === measures).map(({ form }) => form);
    expect(forms[0]).toHaveProperty('startdate');
    expect(forms[1]).toMatchObject({ offset: '7', startdate: forms[0]?.startdate });
    // The parts of the first fetch follow each other, and the last one reaches until now.
    expect(forms[2]?.startdate).toBe(forms[0]?.enddate);
    expect(forms.at(-1)?.enddate).toBe(String(Math.floor(api.clock.now().getTime() / 1000)));
    withings.asked.length = 0;
    await acts.later(who, hours(7));
    await acts.everyMinute();
    expect(withings.asked.find(({ url }) => url === tokens)?.form).toMatchObject({
      ...{ action: 'requesttoken', grant_type: 'refresh_token', refresh_token: 'withings-refresh' },
    });
    expect(withings.asked.find(({ url }) => url === measures)?.form).toHaveProperty('lastupdate');
  });

  it('are told at once and without a value if they are critical, or were left out but may be dangerous', async () => {
    const { who } = await withings.fetchedWith(() =>
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

describe('a provider', () => {
  const unreadable: [string, () => Response][] = [
    ['a page', () => new Response('<h1>Hello</h1>', { headers: { 'content-type': 'text/html' } })],
    ['nothing that was described', () => Response.json({ status: 0, body: { groups: [] } })],
    ['pages that lead to themselves', () => page([], { more: 1, offset: 0 })],
    ['21 MB', () => new Response('x'.repeat(21_000_000))],
  ];
  it.each(unreadable)(
    'that sends %s adds nothing, and the person is told that it cannot be read',
    async (_, answer) => {
      const { who, id } = await withings.fetchedWith(answer);
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
  it.each(unreachable)('asks a provider that says %s again, later each time', async (_, answer) => {
    const { who, id } = await withings.fetchedWith(answer);
    const first = await connectionOf(who);
    expect(first).toMatchObject({ status: 'connected', failure: 'unreachable' });
    expect(first.nextSyncAt).toBe(nextAfterFailures(1, api.clock.now()).toISOString());
    const before = withings.asked.length;
    await acts.everyMinute();
    expect(withings.asked).toHaveLength(before);
    await acts.later(who, minutes(6));
    await acts.everyMinute();
    expect((await connectionOf(who)).nextSyncAt).toBe(nextAfterFailures(2, api.clock.now()).toISOString());
    expect(withings.asked.every(({ url }) => url === tokens || url === measures)).toBe(true);
    withings.answers[measures] = () => page([group([[11, 71, 0]])]);
    await acts.later(who, minutes(11));
    await acts.everyMinute();
    expect(await lastSync(who, id)).toMatchObject({ added: 1, failure: null });
  });

  it('signs the person out if the provider refuses the access token, also after it was renewed once', async () => {
    const { who, id } = await withings.fetchedWith(() => Response.json({ status: 401 }));
    expect(withings.asked.filter(({ url }) => url === tokens)).toHaveLength(2);
    expect(await connectionOf(who)).toMatchObject({ status: 'signed-out', failure: 'refused' });
    expect(await lastSync(who, id)).toMatchObject({ failure: 'refused' });
  });

  it('signs no one out if the provider cannot renew tokens for a while, or names no token', async () => {
    const { who } = await withings.fetchedWith(() => page([]));
    for (const answer of [
      () => new Response('', { status: 502 }),
      () => Response.json({ status: 601 }),
      () => Response.json({ status: 503, error: 'Invalid Params: invalid client_secret' }),
      () => Response.json({ status: 503 }),
      () => Response.json({ status: 401, error: 'XRequestID: Not provided' }),
    ]) {
      withings.answers[tokens] = answer;
      await acts.later(who, hours(30));
      await acts.everyMinute();
      expect(await connectionOf(who)).toMatchObject({ status: 'connected', failure: 'unreachable' });
    }
    withings.answers[tokens] = () =>
      Response.json({ status: 503, error: 'Invalid Params: invalid refresh_token' });
    await acts.later(who, hours(30));
    await acts.everyMinute();
    expect(await connectionOf(who)).toMatchObject({ status: 'signed-out', failure: 'refused' });
  });

  it('leaves nothing, and tells the person to begin again, if the provider does not answer while an account is connected', async () => {
    const who = await api.signedIn();
    withings.answers[tokens] = () => new Response('', { status: 500 });
    const state = (await acts.begin(who, 'withings')).searchParams.get('state');
    const sent = { provider: 'withings', state, code: 'given-by-withings' };
    const { body } = await acts.complete(who, sent).expect(422);
    expect(body.errors).toMatchObject([
      { code: 'unanswered', message: expect.stringMatching(/Begin again/) },
    ]);
    expect(await connectionOf(who)).toBeNull();
  });
});
