import { createApiClient } from '@nadi/api-client/client';
import { randomId } from '@nadi/api-client/random-id';
import type { StoredTokens, TokenStore } from '@nadi/api-client/token-store';
import { cast } from '@nadi/contract/examples';
import type { PatientProfile, VitalSign } from '@nadi/contract/schema';
import { mockPassword, tokensOf } from '@nadi/mock-server/nadi/mock-cast';
import { entriesLoaded, newsHeard, outboxReducer } from '../../src/kernel/outbox/outbox-slice';
import '../../src/app/writes';
import { withRanges } from '../../src/areas/vital-signs/queries/range-sets';
import { createEntries } from '../../src/kernel/offline/entries';
import {
  createOutbox,
  type NewsChannel,
  type Outbox,
  type OutboxNews,
} from '../../src/kernel/offline/outbox';
import { openRecords, type RecordStore } from '../../src/kernel/offline/records';
import { createSender, type Replay, type RoundEnd } from '../../src/kernel/offline/sender';
import { createTransport, type Transport } from '../../src/kernel/offline/transport';
import { openVault } from '../../src/kernel/offline/vault';
import type { Ledger } from './ledger';
import type { Network } from './network';
import { serverNow } from './server';
import type { Actor, Simulation } from './simulation';

export const { id: patientId } = cast.people.asha;

type World = { simulation: Simulation; network: Network; ledger: Ledger };

/** A tab of a device: what it shows, and what its person is about. */
export type Tab = Actor & {
  outbox: Outbox;
  /** The page's picture, by the real reducer. */
  picture(): ReturnType<typeof outboxReducer>;
  /** The data last read from the server. */
  known: { readings: readonly VitalSign[]; profile: PatientProfile };
  read(): Promise<void>;
  /** Ids of the entries that the person is changing at this moment; null where they do nothing. */
  about: readonly number[] | null;
  /** A form that was opened, and will be saved at some time. */
  form: { name: string; about: readonly number[]; run: () => Promise<unknown> } | null;
};

export type Device = {
  name: string;
  isOnline: boolean;
  now: () => number;
  tabs: Tab[];
  openTab(): Promise<Tab>;
  close(tab: Tab): Promise<void>;
};

function memoryTokens(tokens: StoredTokens): TokenStore {
  let own = tokens;
  return {
    read: () => own,
    write: (next) => {
      own = next;
    },
    clear: () => {
      own = { token: null, refreshToken: null };
    },
  };
}

const baseUrl = 'http://mock.test/api/v1';
/** Data that was read before stays. */
const nothing = () => null;

const fails = (): never => {
  throw new Error('A session of the histories has ended.');
};

/** The records, each turn of which begins when chance lets it. */
function gated(records: RecordStore, simulation: Simulation, actor: Actor): RecordStore {
  const turn = (what: string) => simulation.gate(actor, what);
  return {
    add: async (...given) => turn('adds').then(() => records.add(...given)),
    all: async (owner) => turn('looks').then(() => records.all(owner)),
    change: async (...given) => turn('changes').then(() => records.change(...given)),
  };
}

/** Makes whoever asks for a round while one is under way wait for that, and do nothing. */
function shared(replay: Replay, simulation: Simulation): Replay {
  let isUnderway = false;
  return async (events, only) => {
    const round = replay(events, only);
    if (isUnderway) return simulation.wait<RoundEnd>((open) => void round.then(open));
    isUnderway = true;
    try {
      return await round;
    } finally {
      isUnderway = false;
    }
  };
}

type Options = World & {
  name: string;
  /** Milliseconds by which its clock is ahead. */
  clockError: number;
  answer: (request: Request) => Promise<Response>;
  /** Makes it a bad one, to see whether anybody notices. */
  spoil: (transport: Transport) => Transport;
};

/** A device of the patient: one database, one session, any number of tabs. */
export async function openDevice({ name, clockError, answer, simulation, network, ledger, spoil }: Options) {
  const place = `${name}-${randomId()}`;
  const records = openRecords({ name: `${place}-offline` });
  const vault = openVault(`${place}-vault`);
  const signIn = createApiClient({
    baseUrl,
    tokens: memoryTokens({ token: null, refreshToken: null }),
    fetch: answer,
    onSessionEnded: fails,
  });
  const { data } = await signIn.POST('/auth/login', {
    body: { email: cast.people.asha.email, password: mockPassword },
  });
  if (!data) throw new Error('Asha could not sign in.');
  const tokens = memoryTokens(data.data);
  const locks = simulation.createLocks();
  let count = 0;

  const device: Device = {
    name,
    isOnline: true,
    now: () => serverNow + clockError,
    tabs: [],
    async openTab() {
      count += 1;
      const actor: Actor = { name: `${name}.${count}`, isDead: false };
      let picture = outboxReducer(undefined, { type: 'begin' });
      const letters: OutboxNews[] = [];
      let post: (news: OutboxNews) => void = () => undefined;
      const news: NewsChannel = {
        tell(one) {
          ledger.hear(name, one);
          for (const other of device.tabs) if (other !== tab) receive(other, one);
        },
        listen(listener) {
          post = listener;
          return () => undefined;
        },
      };
      // Word among tabs comes in its order, and late.
      posts.set(actor, async (one) => {
        letters.push(one);
        if (letters.length > 1) return;
        while (letters.length > 0) {
          await simulation.gate(actor, 'hears');
          const next = letters[0];
          if (next) post(next);
          letters.shift();
        }
      });
      const api = (store: TokenStore) =>
        createApiClient({
          baseUrl,
          tokens: store,
          fetch: network.fetchOf(actor, () => device.isOnline),
          onSessionEnded: fails,
        });
      const reader = api(memoryTokens(tokensOf('asha')));
      const owner = () => patientId;
      const entries = createEntries({ records: gated(records, simulation, actor), vault });
      const transport = spoil(createTransport(api(tokens), device.now));
      const outbox = createOutbox({
        entries,
        transport,
        replay: shared(createSender({ entries, transport, owner, locks: locks.of(actor) }), simulation),
        channel: news,
        owner,
        now: device.now,
        wakeFor: () => undefined,
      });
      const tab: Tab = Object.assign(actor, {
        outbox,
        picture: () => picture,
        known: { readings: [], profile: cast.profiles.asha as PatientProfile },
        about: null,
        form: null,
        async read() {
          const list = await reader.GET('/vital-signs', { params: { query: { limit: 100 } } }).catch(nothing);
          const profile = await reader.GET('/patients/profile').catch(nothing);
          if (list?.data && profile?.data)
            tab.known = { readings: withRanges(list.data), profile: profile.data.data };
        },
      });
      // As the page's saga does.
      async function look(): Promise<void> {
        const heard: OutboxNews[] = [];
        const stop = outbox.subscribe((one) => void heard.push(one));
        const found = await outbox.list();
        stop();
        ledger.find(name, found);
        picture = outboxReducer(picture, entriesLoaded({ entries: found, since: heard }));
      }
      outbox.subscribe((one) => {
        picture = outboxReducer(picture, newsHeard(one));
        if (one.kind === 'ended' && picture.entries.length > 0) void simulation.act(look);
      });
      device.tabs.push(tab);
      await look();
      return tab;
    },
    async close(tab) {
      tab.isDead = true;
      device.tabs = device.tabs.filter((one) => one !== tab);
      posts.delete(tab);
      if (tab.about) ledger.doubt(name, tab.about);
      network.leave(tab);
      await locks.release();
      await simulation.quiet();
    },
  };
  const posts = new Map<Actor, (news: OutboxNews) => Promise<void>>();
  const receive = (tab: Tab, one: OutboxNews) => void simulation.act(async () => posts.get(tab)?.(one));
  return device;
}
