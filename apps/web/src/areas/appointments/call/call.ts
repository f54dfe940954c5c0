import type { ConsultationCall } from '@nadi/contract/schema';
import {
  assessLine,
  type Hold,
  type Line,
  lookEachMs,
  nextHold,
  notHeld,
} from '@nadi/domain/appointments/line';
import type { OpenPeer, OwnTracks, Peer } from './peer';
import { createSampler } from './sample-line';
import type { CallLink, ConnectCall, LinkSignal, OwnSignal } from './signals';

export type Picture = 'on' | 'off' | 'held' | 'screen';

export type CallState = {
  /** `moved`: another tab of the same person took the place of this one. `over`: the visit has no call any more. */
  phase: 'out' | 'joining' | 'in' | 'moved' | 'over';
  isOtherHere: boolean;
  /** The way to the other browser. */
  link: 'none' | 'linking' | 'linked' | 'lost';
  /** The server cannot be reached; sound and picture go on without it. */
  isServerLost: boolean;
  line: Line;
  /** The devices that this side sends. */
  picture: Picture;
  other: { isMuted: boolean; picture: Picture } | null;
  remote: MediaStream | null;
};

/** The devices that this side has. */
export type Own = OwnTracks & { isMuted: boolean; isScreen: boolean };

type Given = {
  consultationId: string;
  /** Asks the server, which also renews the token. */
  readCall(): Promise<ConsultationCall | null>;
  token(): string;
  /** Fetches what connects, once somebody comes in. */
  load(): Promise<ConnectCall>;
  openPeer: OpenPeer;
  onError: (error: unknown) => void;
  /** Waits so long after a page reached no server. Milliseconds. @default 3000 */
  retryMs?: number;
};

const out: CallState = {
  ...{ phase: 'out', isOtherHere: false, link: 'none', isServerLost: false },
  ...{ line: 'unknown', picture: 'off', other: null, remote: null },
};

export type Call = ReturnType<typeof createCall>;

/** The call of a visit as one page is in it: it joins, finds the other browser, holds the picture back on a poor line, and comes again after a loss. */
export function createCall({
  consultationId,
  readCall,
  token,
  load,
  openPeer,
  onError,
  retryMs = 3_000,
}: Given) {
  let state: CallState = out;
  const listeners = new Set<() => void>();
  let how: ConsultationCall | null = null;
  let link: CallLink | null = null;
  let peer: Peer | null = null;
  let ownId: string | null = null;
  let otherId: string | null = null;
  let isBegun = false;
  /** The server has lost the other side, whose sound and picture still came. */
  let isOtherLost = false;
  let own: Own = { audio: null, video: null, isMuted: false, isScreen: false };
  let hold: Hold = notHeld;
  let sample = createSampler();
  /** Ignores what arrives for an earlier stay. */
  let stay = 0;
  let timers: ReturnType<typeof setTimeout>[] = [];

  function tell(change: Partial<CallState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }
  const pictureOf = (): Picture =>
    own.video === null ? 'off' : own.isScreen ? 'screen' : hold.isHeld ? 'held' : 'on';
  function send(signal: OwnSignal): void {
    if (otherId !== null) link?.signal({ ...signal, toId: otherId });
  }
  function give(): void {
    const picture = pictureOf();
    peer?.give({ audio: own.audio, video: picture === 'held' ? null : own.video });
    send({ kind: 'media', isMuted: own.isMuted || own.audio === null, picture });
    if (picture !== state.picture) tell({ picture });
  }

  function dropPeer(): void {
    peer?.close();
    peer = null;
    hold = notHeld;
    sample = createSampler();
    tell({ link: 'none', remote: null, other: null, line: 'unknown' });
  }
  function linkUp(): void {
    if (peer || !how || otherId === null) return;
    peer = openPeer({
      isPolite: how.isPolite,
      iceServers: how.iceServers,
      send,
      onError,
      onChange: () => {
        if (!peer) return;
        const link = peer.state();
        if (link !== state.link) give();
        tell({ link, remote: peer.remote });
        if (link !== 'lost' || !isOtherLost) return;
        isOtherLost = false;
        meet(null);
      },
    });
    tell({ link: 'linking', remote: peer.remote });
    give();
  }
  /** The impolite side begins, and only once the visit has. */
  const linkIfBegun = () => {
    if (isBegun && how && !how.isPolite) linkUp();
  };
  function meet(id: string | null): void {
    if (id !== otherId) dropPeer();
    otherId = id;
    tell({ isOtherHere: id !== null });
    linkIfBegun();
    give();
  }

  /** While sound and picture come, the other side has only lost the server. */
  const isLinked = () => peer?.state() === 'linked';

  function hear(signal: LinkSignal): void {
    switch (signal.type) {
      case 'joined':
        ownId = signal.peerId;
        tell({ phase: 'in', isServerLost: false });
        if (signal.otherId !== null || !isLinked()) meet(signal.otherId);
        if (!isLinked()) peer?.restart();
        return;
      case 'other':
        isOtherLost = signal.otherId === null && signal.isLost && isLinked();
        if (!isOtherLost) meet(signal.otherId);
        return;
      case 'signalled':
        if (signal.fromId !== otherId) return;
        if (signal.signal.kind === 'media') {
          const { isMuted, picture } = signal.signal;
          tell({ other: { isMuted, picture } });
          return;
        }
        // Keeps the doctor silent before they begin, whatever the other page sends.
        if (how && !how.isPolite && !isBegun) return;
        linkUp();
        peer?.hear(signal.signal);
        return;
      case 'lost':
        link = null;
        tell({ isServerLost: true });
        later(enter, retryMs);
        return;
      case 'closed':
        if (signal.why === 'taken-over') leave('moved');
        else if (signal.why === 'over' || signal.why === 'session-ended') leave('over');
        else later(enter, signal.why === 'token-expired' ? 0 : retryMs);
        return;
      case 'refused':
        leave('over');
    }
  }
  function later(work: () => void, ms: number): void {
    const at = stay;
    timers.push(setTimeout(() => at === stay && work(), ms));
  }

  async function enter(): Promise<void> {
    const at = stay;
    const [found, connect] = await Promise.all([readCall().catch(() => null), load().catch(() => null)]);
    if (at !== stay) return;
    if (!found || !connect) {
      tell({ isServerLost: true });
      later(enter, retryMs);
      return;
    }
    how = found;
    link?.close();
    link = connect(
      { consultationId, ...(ownId !== null && { peerId: ownId }) },
      token(),
      (signal) => at === stay && hear(signal),
    );
  }

  async function look(): Promise<void> {
    const watched = peer;
    if (watched?.state() !== 'linked') return;
    const isPictureSent = state.picture === 'on' || state.picture === 'screen';
    const line = assessLine(sample(await watched.stats()), isPictureSent);
    if (peer !== watched) return;
    const before = hold.isHeld;
    // A screen is shared on purpose: it is not held back.
    hold = own.isScreen ? notHeld : nextHold(hold, line);
    tell({ line });
    if (hold.isHeld !== before) give();
  }

  function leave(phase: 'out' | 'moved' | 'over'): void {
    stay += 1;
    for (const timer of timers) clearTimeout(timer);
    timers = [];
    link?.close();
    link = null;
    dropPeer();
    ownId = null;
    otherId = null;
    how = null;
    isOtherLost = false;
    isBegun = false;
    tell({ ...out, phase });
  }

  return {
    get: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Comes into the call: into its waiting room, until the doctor begins. */
    join(): void {
      if (state.phase === 'in' || state.phase === 'joining') return;
      leave('out');
      tell({ phase: 'joining' });
      timers.push(setInterval(() => void look().catch(onError), lookEachMs));
      void enter();
    },
    /** The visit is under way. */
    begin(): void {
      isBegun = true;
      linkIfBegun();
    },
    /** Gives other tracks, or the same ones muted. */
    give(next: Own): void {
      own = next;
      give();
    },
    /** The network changed or came back. */
    restart(): void {
      if (peer && peer.state() !== 'linked') peer.restart();
    },
    leave: () => leave('out'),
  };
}
