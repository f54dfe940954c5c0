// database: both
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { type LiveEventName, liveEvents, type ServerEvent } from '@nadi/contract/live';
import { type Person, startApi, type TestApi } from '../api';
import { type ColumnName, columnNames, columns, sessionStateOf } from '../matrix/columns';
import { type World, worldOf } from '../matrix/world';
import { closeClients, connectLive } from './client';
import { type LiveTestServer, serveLive } from './server';

/** Every event of the contract, for everyone who may ask anything. */
let api: TestApi;
let world: World;
let server: LiveTestServer;
beforeAll(async () => {
  api = await startApi();
  world = worldOf(api);
  server = await serveLive(api);
});
afterEach(closeClients);
afterAll(async () => {
  await server.stop();
  await api.close();
});

/** A message of each event that keeps to its schema. A new event needs one here. */
const messages: Record<LiveEventName, object> = {
  notification: { notificationId: '0198f000-0000-7000-8000-000000000001' },
  'notifications-changed': {},
  'consent-requested': { consentId: '0198f000-0000-7000-8000-000000000901' },
  'consent-changed': { consentId: '0198f000-0000-7000-8000-000000000901' },
  'lab-reading-changed': { recordId: '0198f000-0000-7000-8000-000000000701' },
  'consultation-changed': { consultationId: '0198f000-0000-7000-8000-000000000c01' },
  'consultation-messages-changed': { consultationId: '0198f000-0000-7000-8000-000000000c01' },
  navigate: { path: '/dashboard/notifications' },
  'session-ended': {},
  'token-expired': {},
  renew: { token: 'given below' },
};

const names = Object.keys(liveEvents) as LiveEventName[];
const rolesOf = (name: LiveEventName): readonly string[] => liveEvents[name].roles;

/** Returns what a column may expect: the connection, and of that the event. */
function expectedOf(
  name: LiveEventName,
  column: ColumnName,
): 'unauthorized' | 'forbidden' | 'absent' | 'there' {
  const { role } = columns[column];
  if (role === null || sessionStateOf(column)) return 'unauthorized';
  if (!names.some((one) => rolesOf(one).includes(role))) return 'forbidden';
  return rolesOf(name).includes(role) ? 'there' : 'absent';
}

async function connected(column: ColumnName) {
  const actor = await world.actor(column, await world.owner());
  const token = await world.tokenOf(column, actor);
  return { actor, token, client: await connectLive(server.url, token) };
}

/** Told to the person and, before it, to somebody else: what arrives was for them. */
async function isTold(name: LiveEventName, actor: Person, client: Awaited<ReturnType<typeof connectLive>>) {
  const other = await api.signedIn();
  const event = { name, message: messages[name] } as ServerEvent;
  server.context.live.tell(other.userId, event);
  server.context.live.tell(actor.userId, event);
  if (rolesOf(name).includes(columnsRole(actor))) await client.untilHeard(name);
  return client.heard.filter((one) => one.name === name);
}
const columnsRole = (actor: Person) => roleOf.get(actor.userId) ?? '';
const roleOf = new Map<string, string>();

describe.each(names)('%s', (name) => {
  it.each(columnNames)('%s', async (column) => {
    const expected = expectedOf(name, column);
    const { actor, token, client } = await connected(column);
    if (expected === 'unauthorized' || expected === 'forbidden') {
      expect(client.outcome).toBe(expected);
      expect(client.isOpen()).toBe(false);
      return;
    }
    expect(client.outcome).toBe('open');
    if (!actor) throw new Error('Nobody has no connection.');
    roleOf.set(actor.userId, columns[column].role ?? '');
    if (liveEvents[name].from === 'client') {
      const answer = await client.say(name, { ...messages[name], token });
      expect(answer).toEqual(
        expected === 'there' ? { success: true } : { success: false, reason: 'forbidden' },
      );
      return;
    }
    const told = await isTold(name, actor, client);
    expect(told).toEqual(expected === 'there' ? [{ name, message: messages[name] }] : []);
  });
});

describe('events of servers', () => {
  it.each(names.filter((name) => liveEvents[name].from === 'server'))(
    '%s is refused where a client says it',
    async (name) => {
      const { client } = await connected('the patient');
      expect(await client.say(name, messages[name])).toEqual({ success: false, reason: 'unknown-event' });
    },
  );

  it('tells nobody of events that do not keep to their schema', async () => {
    const { actor, client } = await connected('the patient');
    const { live } = server.context;
    const tell = (name: string, message: object) =>
      live.tell(actor?.userId ?? '', { name, message } as ServerEvent);
    tell('navigate', { path: '//elsewhere.example' });
    tell('navigate', { path: '/\\elsewhere.example' });
    tell('navigate', { path: 'https://elsewhere.example' });
    tell('notification', { notificationId: 'n', title: 'Your result is ready' });
    tell('notifications-changed', { more: 1 });
    tell('notifications-changed', {});
    await client.untilHeard('notifications-changed');
    expect(client.heard).toEqual([{ name: 'notifications-changed', message: {} }]);
  });
});
