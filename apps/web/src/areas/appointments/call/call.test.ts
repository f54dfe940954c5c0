import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { CallSignal, ConsultationCall } from '@nadi/contract/schema';
import { lookEachMs, looksToHold, looksToReturn } from '@nadi/domain/appointments/line';
import { createCall, type Own } from './call';
import type { OwnTracks, Peer, PeerOptions } from './peer';
import type { LinkSignal } from './signals';

const page = (end: string) => `0198f000-0000-7000-8000-00000000000${end}`;
const how: ConsultationCall = {
  ...{ side: 'PATIENT', isPolite: true, type: 'video_call', opensAt: '', closesAt: '' },
  ...{ iceServers: [], isDoctorElsewhere: false, ahead: 0 },
};
// Node has neither tracks nor streams; only who gives which is looked at.
const track = (id: string) => ({ id }) as MediaStreamTrack;
const own: Own = { audio: track('sound'), video: track('picture'), isMuted: false, isScreen: false };

/** Another browser that can be reached or not, on a line that can be made worse. */
function peers() {
  const opened: (Peer & { given: OwnTracks[]; heard: CallSignal[]; restarts: number; isClosed: boolean })[] =
    [];
  let [link, loss]: [ReturnType<Peer['state']>, number] = ['linking', 0];
  let believed = {};
  let change: () => void = () => undefined;
  return {
    opened,
    set(state: typeof link) {
      link = state;
      change();
    },
    lose: (part: number) => {
      loss = part;
      if (part > 0) believed = { availableOutgoingBitrate: 90_000 };
    },
    open({ onChange }: PeerOptions): Peer {
      change = onChange;
      const peer = {
        ...{ remote: {} as MediaStream, given: [] as OwnTracks[], heard: [] as CallSignal[] },
        ...{ restarts: 0, isClosed: false },
        state: () => link,
        hear: (signal: CallSignal) => void peer.heard.push(signal),
        give: (tracks: OwnTracks) => void peer.given.push(tracks),
        restart: () => {
          peer.restarts += 1;
        },
        stats: async () =>
          new Map<string, object>([
            ['out', { type: 'remote-inbound-rtp', id: 'out', fractionLost: loss }],
            // The browser's estimate after a loss, which it keeps while it sends no picture.
            [
              'pair',
              { type: 'candidate-pair', id: 'pair', nominated: true, state: 'succeeded', ...believed },
            ],
          ]) as RTCStatsReport,
        close: () => {
          peer.isClosed = true;
        },
      };
      opened.push(peer);
      return peer;
    },
  };
}

function begun(change: Partial<ConsultationCall> = {}) {
  const browser = peers();
  const joins: { peerId?: string; token: string }[] = [];
  const sent: CallSignal[] = [];
  let tell: (signal: LinkSignal) => void = () => undefined;
  let token = 0;
  const call = createCall({
    consultationId: page('9'),
    readCall: async () => ({ ...how, ...change }),
    token: () => String(++token),
    load:
      async () =>
      ({ peerId }, given, hear) => {
        joins.push({ ...(peerId && { peerId }), token: given });
        tell = hear;
        return { signal: (signal) => void sent.push(signal), close: () => undefined };
      },
    openPeer: browser.open,
    onError: (error) => {
      throw error;
    },
  });
  call.give(own);
  call.join();
  return { call, browser, joins, sent, say: (signal: LinkSignal) => tell(signal) };
}
type Begun = ReturnType<typeof begun>;

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});
const settled = () => jest.advanceTimersByTimeAsync(0);
async function joined(
  change: Partial<ConsultationCall> = {},
  otherId: string | null = page('2'),
): Promise<Begun> {
  const all = begun(change);
  await settled();
  all.say({ type: 'joined', peerId: page('1'), otherId });
  return all;
}
const asDoctor = { side: 'DOCTOR', isPolite: false } as const;
const offer: CallSignal = { kind: 'description', toId: page('1'), type: 'offer', sdp: 'v=0' };

describe('the beginning', () => {
  it('is the doctor’s alone, once the visit is under way', async () => {
    const { call, browser } = await joined(asDoctor);
    expect(browser.opened).toHaveLength(0);
    call.begin();
    expect(browser.opened).toHaveLength(1);
    expect(call.get()).toMatchObject({ phase: 'in', isOtherHere: true, link: 'linking' });
  });

  it('comes to a patient with the doctor’s offer, and of no one else', async () => {
    const { call, browser, say } = await joined();
    call.begin();
    say({ type: 'signalled', fromId: page('3'), signal: offer });
    expect(browser.opened).toHaveLength(0);
    say({ type: 'signalled', fromId: page('2'), signal: offer });
    expect(browser.opened[0]?.heard).toEqual([offer]);
    expect(browser.opened[0]?.given.at(-1)).toMatchObject({ audio: own.audio, video: own.video });
  });
});

describe('the other side', () => {
  it('comes again after a reload as another page, with a new connection', async () => {
    const { call, browser, say } = await joined(asDoctor);
    call.begin();
    say({ type: 'other', otherId: page('4'), isLost: false });
    expect(browser.opened.map(({ isClosed }) => isClosed)).toEqual([true, false]);
  });

  it('keeps the call if it lost only the server', async () => {
    const { call, browser, say } = await joined(asDoctor);
    call.begin();
    browser.set('linked');
    say({ type: 'other', otherId: null, isLost: true });
    say({ type: 'joined', peerId: page('1'), otherId: null });
    say({ type: 'other', otherId: page('2'), isLost: false });
    expect(browser.opened).toHaveLength(1);
    expect(call.get().link).toBe('linked');
  });
});

describe('the other side that the server lost', () => {
  it('is gone once its sound and picture stop too', async () => {
    const { call, browser, say } = await joined(asDoctor);
    call.begin();
    browser.set('linked');
    say({ type: 'other', otherId: null, isLost: true });
    browser.set('lost');
    expect(browser.opened[0]?.isClosed).toBe(true);
    expect(call.get()).toMatchObject({ isOtherHere: false, link: 'none' });
  });

  it('is not heard before the doctor begins, whatever it sends', async () => {
    const { browser, say } = await joined(asDoctor);
    say({ type: 'signalled', fromId: page('2'), signal: { kind: 'candidate', candidate: null } as never });
    expect(browser.opened).toEqual([]);
  });
});

describe('the other side that says goodbye', () => {
  it('is gone at once, also while the picture still comes', async () => {
    const { call, browser, say } = await joined(asDoctor);
    call.begin();
    browser.set('linked');
    say({ type: 'other', otherId: null, isLost: false });
    expect(browser.opened[0]?.isClosed).toBe(true);
    expect(call.get()).toMatchObject({ isOtherHere: false, link: 'none' });
  });
});

describe('a connection to the server that ends', () => {
  it('is made again with a newer token and under the same id, and the call goes on', async () => {
    const { call, browser, joins, say } = await joined(asDoctor);
    call.begin();
    browser.set('linked');
    say({ type: 'closed', why: 'token-expired' });
    await settled();
    say({ type: 'joined', peerId: page('1'), otherId: page('2') });
    say({ type: 'lost' });
    expect(call.get()).toMatchObject({ isServerLost: true, link: 'linked' });
    await jest.advanceTimersByTimeAsync(3_000);
    say({ type: 'joined', peerId: page('1'), otherId: page('2') });
    expect(joins).toEqual([
      { token: '1' },
      { token: '2', peerId: page('1') },
      { token: '3', peerId: page('1') },
    ]);
    expect(browser.opened).toHaveLength(1);
    expect(call.get()).toMatchObject({ isServerLost: false, link: 'linked' });
  });

  it('ends the call here if another tab took over', async () => {
    const { call, joins, say } = await joined();
    say({ type: 'closed', why: 'taken-over' });
    await jest.advanceTimersByTimeAsync(60_000);
    expect(call.get()).toMatchObject({ phase: 'moved', link: 'none' });
    expect(joins).toHaveLength(1);
  });
});

describe('a poor line', () => {
  it('holds the picture back, tells the other side, and lets it return by itself', async () => {
    const { call, browser, sent } = await joined(asDoctor);
    call.begin();
    browser.set('linked');
    browser.lose(0.2);
    await jest.advanceTimersByTimeAsync(looksToHold * lookEachMs);
    expect(call.get()).toMatchObject({ line: 'poor', picture: 'held' });
    expect(browser.opened[0]?.given.at(-1)).toEqual({ audio: own.audio, video: null });
    expect(sent.at(-1)).toEqual({ kind: 'media', toId: page('2'), isMuted: false, picture: 'held' });
    browser.lose(0);
    await jest.advanceTimersByTimeAsync(looksToReturn * lookEachMs);
    expect(call.get()).toMatchObject({ line: 'good', picture: 'on' });
    expect(browser.opened[0]?.given.at(-1)?.video).toBe(own.video);
  });

  it('leaves a shared screen alone', async () => {
    const { call, browser } = await joined(asDoctor);
    call.give({ ...own, isScreen: true });
    call.begin();
    browser.set('linked');
    browser.lose(0.2);
    await jest.advanceTimersByTimeAsync(2 * looksToHold * lookEachMs);
    expect(call.get().picture).toBe('screen');
  });
});

it('closes the connection of a page that leaves, which hears nothing more', async () => {
  const { call, browser, say } = await joined(asDoctor);
  call.begin();
  call.leave();
  say({ type: 'other', otherId: page('4'), isLost: false });
  await jest.advanceTimersByTimeAsync(60_000);
  expect(browser.opened.map(({ isClosed }) => isClosed)).toEqual([true]);
  expect(call.get()).toMatchObject({ phase: 'out', isOtherHere: false, remote: null });
});
