// database: both
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { CallJoined, CallOther, CallSignalled } from '@nadi/contract/schema';
import { callLimits } from '../../src/kernel/sockets/limits';
import { by, type Person, startApi, type TestApi } from '../api';
import { minutes } from '../clock';
import { visitsOf } from '../visits';
import { closeClients, connectLive } from './client';
import { type LiveTestServer, serveLive } from './server';

/** The call of a visit: signals go from one side to the other, and to no one else. */
let api: TestApi;
let visits: ReturnType<typeof visitsOf>;
let server: LiveTestServer;
let [patient, doctor]: Person[] = [];
let id: string;
beforeAll(async () => {
  api = await startApi();
  visits = visitsOf(api);
  server = await serveLive(api, { callLimits });
});
afterEach(closeClients);
afterAll(async () => {
  await server.stop();
  await api.close();
});
beforeEach(async () => {
  patient = await api.signedIn('PATIENT');
  doctor = await visits.doctor();
  id = (await visits.booked(patient, doctor)).id;
});

const path = '/api/v1/live-calls';
type Client = Awaited<ReturnType<typeof connectLive>>;
const connect = (who: Person | undefined) => connectLive(server.url, who?.token ?? null, {}, path);
const refused = (reason: string) => ({ success: false, reason });

async function joined(who: Person | undefined, consultationId = id) {
  const client = await connect(who);
  expect(await client.say('join', { consultationId })).toEqual({ success: true });
  const { message } = await client.untilHeard('joined' as never);
  return { client, ...(message as CallJoined) };
}
const untilOther = async (client: Client, otherId: string | null) =>
  client.untilHeard('other' as never, (message) => (message as CallOther).otherId === otherId);
const offerTo = (toId: string, sdp = 'v=0') => ({ kind: 'description', toId, type: 'offer', sdp });
const signalsOf = ({ heard }: Client) => heard.filter(({ name }) => name === 'signalled');
const why = async (client: Client) => (await client.untilHeard('closed' as never)).message;

describe('the two sides of a visit', () => {
  it('hear of each other, and of each signal by the page that sent it', async () => {
    const one = await joined(patient);
    expect(one.otherId).toBeNull();
    const other = await joined(doctor);
    expect(other.otherId).toBe(one.peerId);
    await untilOther(one.client, other.peerId);
    expect(await other.client.say('signal', offerTo(one.peerId))).toEqual({ success: true });
    const { message } = await one.client.untilHeard('signalled' as never);
    expect(message).toEqual({ fromId: other.peerId, signal: offerTo(one.peerId) });
    expect(signalsOf(other.client)).toEqual([]);
    await other.client.say('leave', {});
    await untilOther(one.client, null);
  });

  it('come again as another page, to which signals for the earlier one do not go', async () => {
    const one = await joined(patient);
    const before = await joined(doctor);
    before.client.close();
    await untilOther(one.client, null);
    const after = await joined(doctor);
    await untilOther(one.client, after.peerId);
    expect(await one.client.say('signal', offerTo(before.peerId))).toEqual(refused('unavailable'));
    expect(signalsOf(after.client)).toEqual([]);
  });

  it('have one page each: a second tab takes the place of the first, which is told', async () => {
    const first = await joined(patient);
    const other = await joined(doctor);
    const second = await joined(patient);
    expect(await why(first.client)).toEqual({ why: 'taken-over' });
    await first.client.closed;
    await untilOther(other.client, second.peerId);
    expect(other.client.heard.some(({ message }) => (message as CallOther).otherId === null)).toBe(false);
  });
});

describe('a call that is not one’s own', () => {
  it('cannot be joined by another patient, another doctor, or an administrator', async () => {
    const others = [await api.signedIn('PATIENT'), await visits.doctor()];
    for (const who of others)
      expect(await (await connect(who)).say('join', { consultationId: id })).toEqual(refused('forbidden'));
    expect((await connect(await api.signedIn('ADMIN'))).outcome).toBe('forbidden');
    expect((await connect(undefined)).outcome).toBe('unauthorized');
    const absent = '0198f000-0000-7000-8000-00000000ffff';
    expect(await (await connect(patient)).say('join', { consultationId: absent })).toEqual(
      refused('forbidden'),
    );
  });

  it('hears nothing of two others: not even the same doctor in another visit', async () => {
    const someone = await api.signedIn('PATIENT');
    const elsewhere = await joined(someone, (await visits.booked(someone, doctor)).id);
    const one = await joined(patient);
    const other = await joined(doctor);
    expect(await elsewhere.client.say('signal', offerTo(one.peerId))).toEqual(refused('unavailable'));
    await other.client.say('signal', offerTo(one.peerId));
    await one.client.untilHeard('signalled' as never);
    expect(signalsOf(one.client)).toHaveLength(1);
    expect(signalsOf(elsewhere.client)).toEqual([]);
  });

  it('takes no sender that the sender makes up, and no signal before joining', async () => {
    const one = await joined(patient);
    const other = await joined(doctor);
    const forged = { ...offerTo(one.peerId), fromId: one.peerId };
    expect(await other.client.say('signal', forged)).toEqual(refused('invalid'));
    expect(await other.client.say('signalled', { fromId: one.peerId, signal: offerTo(one.peerId) })).toEqual(
      refused('unknown-event'),
    );
    const outside = await connect(doctor);
    expect(await outside.say('signal', offerTo(one.peerId))).toEqual(refused('forbidden'));
    expect(signalsOf(one.client)).toEqual([]);
  });
});

describe('a visit without a call', () => {
  it.each(['cancelled', 'no_show'])(
    'admits no one while it is %s, and its open call ends',
    async (status) => {
      if (status === 'no_show') {
        api.clock.advance(minutes(61));
        [patient, doctor] = [await visits.renewed(patient as Person), await visits.renewed(doctor as Person)];
      }
      const one = await joined(patient);
      await visits.setting(doctor as Person, id, status).expect(200);
      // This server was not asked: it is told by the one that was, as in the product.
      server.context.live.tell(one.peerId, { name: 'consultation-changed', message: { consultationId: id } });
      expect(await why(one.client)).toEqual({ why: 'over' });
      await one.client.closed;
      const again = await connect(patient);
      expect(await again.say('join', { consultationId: id })).toEqual(refused('forbidden'));
      await api.ask
        .get(`/consultations/${id}/call`)
        .set(by(patient as Person))
        .expect(409);
    },
  );

  it('admits no one if it is days away, in the clinic or only asked for, and names the reason', async () => {
    const refusalOf = async (body: object) => {
      const who = await api.signedIn('PATIENT');
      const slots = await visits.slots(who, doctor as Person, '?days=3');
      const scheduledAt = slots.at('scheduledAt' in body ? -1 : 1)?.startsAt;
      const made = (await visits.posting(who, { doctorId: doctor?.userId, ...body, scheduledAt }).expect(201))
        .body.data;
      expect(await (await connect(who)).say('join', { consultationId: made.id })).toEqual(
        refused('forbidden'),
      );
      return (await api.ask.get(`/consultations/${made.id}/call`).set(by(who)).expect(409)).body.detail;
    };
    expect(await refusalOf({ scheduledAt: 'far' })).toBe(
      'The call of a visit can be joined from 60 minutes before it.',
    );
    expect(await refusalOf({ type: 'in_clinic' })).toBe('This visit is in the clinic. It has no call.');
    await visits.opening(doctor as Person, { confirmation: 'on_request' }).expect(200);
    expect(await refusalOf({})).toBe('This visit is not confirmed yet. It has no call before.');
  });

  it('ends with the session of its page', async () => {
    const one = await joined(patient);
    await api.ask
      .post('/auth/logout')
      .set(by(patient as Person))
      .expect(200);
    expect(await why(one.client)).toEqual({ why: 'session-ended' });
  });
});

describe('too much', () => {
  it('a signal that is too large is refused, and one beyond all bounds ends the connection', async () => {
    const one = await joined(patient);
    const other = await joined(doctor);
    expect(await other.client.say('signal', offerTo(one.peerId, 'x'.repeat(30_001)))).toEqual(
      refused('invalid'),
    );
    expect(await other.client.say('signal', offerTo(one.peerId, 'x'.repeat(30_000)))).toEqual({
      success: true,
    });
    void other.client.say('signal', offerTo(one.peerId, 'x'.repeat(33_000))).catch(() => undefined);
    await other.client.closed;
    await untilOther(one.client, null);
    expect(signalsOf(one.client)).toHaveLength(1);
  });

  it('two hundred signals in ten seconds pass, the next are refused, and four hundred end the connection', async () => {
    const one = await joined(patient);
    const other = await joined(doctor);
    const say = () =>
      other.client.say('signal', { kind: 'media', toId: one.peerId, isMuted: true, picture: 'on' });
    const answers = await Promise.all(Array.from({ length: 210 }, say));
    // The first message joined.
    expect(answers.filter(({ success }) => success)).toHaveLength(199);
    expect(answers.at(-1)).toEqual(refused('too-many-messages'));
    // The answer to the sender may be there before the last one has come.
    for (let tries = 0; signalsOf(one.client).length < 199 && tries < 200; tries += 1)
      await new Promise((resolve) => setTimeout(resolve, 25));
    expect(signalsOf(one.client)).toHaveLength(199);
    void Promise.all(Array.from({ length: 210 }, say)).catch(() => undefined);
    await other.client.closed;
  });
});

const onPostgres = process.env.NADI_TEST_DATABASE === 'postgres' ? describe : describe.skip;
onPostgres('two servers on one database', () => {
  let second: LiveTestServer;
  beforeAll(async () => {
    second = await serveLive(api, { callLimits });
  });
  afterAll(() => second.stop());

  it('pass signals on in their order, also ones that no notification holds, and take over a first tab', async () => {
    const one = await joined(patient);
    const client = await connectLive(second.url, doctor?.token ?? null, {}, path);
    await client.say('join', { consultationId: id });
    const mine = (await client.untilHeard('joined' as never)).message as CallJoined;
    await untilOther(one.client, mine.peerId);
    // Known already, or told of in a moment.
    if (mine.otherId === null) await untilOther(client, one.peerId);
    const sizes = [20_000, 1, 9_000, 2, 30_000, 3];
    await Promise.all(sizes.map((size) => client.say('signal', offerTo(one.peerId, 'x'.repeat(size)))));
    await one.client.untilHeard('signalled' as never, (message) => {
      const { signal } = message as CallSignalled;
      return signal.kind === 'description' && signal.sdp.length === 3;
    });
    const heard = signalsOf(one.client).map(({ message }) => {
      const { signal } = message as CallSignalled;
      return signal.kind === 'description' ? signal.sdp.length : null;
    });
    expect(heard).toEqual(sizes);

    const tab = await joined(doctor);
    expect(await why(client)).toEqual({ why: 'taken-over' });
    await untilOther(one.client, tab.peerId);
  });
});
