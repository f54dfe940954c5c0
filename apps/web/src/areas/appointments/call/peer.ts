import type { CallSignal, IceServer } from '@nadi/contract/schema';
import type { OwnSignal } from './signals';

export type OwnTracks = { audio: MediaStreamTrack | null; video: MediaStreamTrack | null };

export type Peer = {
  /** The devices that the other side sends. */
  remote: MediaStream;
  state(): 'linking' | 'linked' | 'lost';
  hear(signal: Exclude<CallSignal, { kind: 'media' }>): void;
  /** Sends other tracks from now on. */
  give(tracks: OwnTracks): void;
  /** Looks for another way to the other side, such as after a change of network. */
  restart(): void;
  stats(): Promise<RTCStatsReport>;
  close(): void;
};

export type PeerOptions = {
  isPolite: boolean;
  iceServers: readonly IceServer[];
  send: (signal: OwnSignal) => void;
  onChange: () => void;
  /** Told of what should not happen. */
  onError: (error: unknown) => void;
};

export type OpenPeer = (options: PeerOptions) => Peer;

/** Milliseconds after which a lost connection is tried anew, and again. */
const restartEach = 5_000;

/**
 * The connection to the other browser by the pattern of perfect negotiation (W3C WebRTC 1.0, section 10.7): either side may offer at any time, and of two offers at once
 * the polite side withdraws its own. The impolite side alone adds the places for sound and picture, and the other one uses them: each has the same two, and
 * changes of tracks negotiate nothing.
 */
export const openPeer: OpenPeer = ({ isPolite, iceServers, send, onChange, onError }) => {
  const connection = new RTCPeerConnection({ iceServers: iceServers.map((server) => ({ ...server })) });
  const remote = new MediaStream();
  let tracks: OwnTracks = { audio: null, video: null };
  let isMakingOffer = false;
  let isIgnoringOffer = false;
  let isSettingAnswer = false;
  let isClosed = false;

  const fail = (error: unknown) => {
    if (!isClosed) onError(error);
  };
  function describe(): void {
    const description = connection.localDescription;
    if (!description || (description.type !== 'offer' && description.type !== 'answer')) return;
    send({ kind: 'description', type: description.type, sdp: description.sdp });
  }
  async function offer(): Promise<void> {
    try {
      isMakingOffer = true;
      await connection.setLocalDescription();
      describe();
    } finally {
      isMakingOffer = false;
    }
  }
  function attach(): void {
    for (const transceiver of connection.getTransceivers()) {
      const kind = transceiver.receiver.track.kind === 'video' ? 'video' : 'audio';
      if (transceiver.direction !== 'stopped') transceiver.direction = 'sendrecv';
      if (transceiver.sender.track !== tracks[kind])
        transceiver.sender.replaceTrack(tracks[kind]).catch(fail);
    }
  }
  async function take(signal: Exclude<CallSignal, { kind: 'media' }>): Promise<void> {
    if (signal.kind === 'candidate') {
      const { candidate, sdpMid, sdpMLineIndex, usernameFragment = null } = signal;
      await connection
        .addIceCandidate({ candidate, sdpMid, sdpMLineIndex, usernameFragment })
        .catch((error: unknown) => {
          if (!isIgnoringOffer) throw error;
        });
      return;
    }
    const { type, sdp } = signal;
    const isReady = !isMakingOffer && (connection.signalingState === 'stable' || isSettingAnswer);
    isIgnoringOffer = !isPolite && type === 'offer' && !isReady;
    if (isIgnoringOffer) return;
    isSettingAnswer = type === 'answer';
    await connection.setRemoteDescription({ type, sdp }).finally(() => {
      isSettingAnswer = false;
    });
    if (type !== 'offer') return;
    attach();
    await connection.setLocalDescription();
    describe();
  }

  connection.addEventListener('negotiationneeded', () => void offer().catch(fail));
  connection.addEventListener('icecandidate', ({ candidate }) => {
    if (!candidate) return;
    const { sdpMid, sdpMLineIndex, usernameFragment } = candidate;
    send({ kind: 'candidate', candidate: candidate.candidate, sdpMid, sdpMLineIndex, usernameFragment });
  });
  connection.addEventListener('track', ({ track }) => {
    remote.addTrack(track);
    onChange();
  });
  connection.addEventListener('connectionstatechange', onChange);
  let wasLinked = false;
  const state = (): ReturnType<Peer['state']> => {
    if (connection.connectionState === 'connected') wasLinked = true;
    if (connection.connectionState === 'connected') return 'linked';
    return wasLinked || connection.connectionState === 'failed' ? 'lost' : 'linking';
  };
  function restart(): void {
    // An offer that got no answer, for it or the answer was lost, is said again.
    if (connection.signalingState === 'have-local-offer') describe();
    else connection.restartIce();
  }
  // One side is enough, and it is the one that began.
  const timer = setInterval(() => {
    if (!isPolite && connection.connectionState !== 'connected') restart();
  }, restartEach);

  if (!isPolite) for (const kind of ['audio', 'video'] as const) connection.addTransceiver(kind);

  let before: Promise<void> = Promise.resolve();
  return {
    remote,
    state,
    hear(signal) {
      before = before.then(() => (isClosed ? undefined : take(signal))).catch(fail);
    },
    give(given) {
      tracks = given;
      attach();
    },
    restart,
    stats: () => connection.getStats(),
    close() {
      isClosed = true;
      clearInterval(timer);
      connection.close();
    },
  };
};
