import {
  type DeviceEvent,
  type DeviceKind,
  type DeviceState,
  deviceReducer,
  type Given,
  type InputKind,
  type Listed,
  off,
  refusalOf,
} from './device-state';
import { canChooseSpeaker } from './test-sound';

/** The bits of `navigator.mediaDevices` that it needs. */
export type Media = Pick<
  MediaDevices,
  'getUserMedia' | 'enumerateDevices' | 'addEventListener' | 'removeEventListener'
>;

export type DeviceCheck = {
  get(): DeviceState;
  subscribe(onChange: () => void): () => void;
  /** Returns what a kind of device gives now; null where it gives nothing. */
  streamOf(kind: InputKind): MediaStream | null;
  /** Asks for camera and microphone, or for the microphone alone; the browser asks the person. */
  start(wish?: 'both' | 'sound'): Promise<void>;
  choose(kind: DeviceKind, id: string): Promise<void>;
  setMuted(kind: InputKind, isMuted: boolean): void;
  /** Turns everything off: the light beside the camera goes out. */
  stop(): void;
};

/** Stands in the place of an error where nothing was asked. */
const unasked = Symbol('unasked');

const kinds = ['camera', 'microphone'] as const;
const wishOf = { camera: 'video', microphone: 'audio' } as const;
const kindOf: Partial<Record<MediaDeviceKind, DeviceKind>> = {
  videoinput: 'camera',
  audioinput: 'microphone',
  audiooutput: 'speaker',
};

/**
 * Camera, microphone and loudspeaker of a person, from the question of the browser to the end of their use: for a check before a call, and
 * for the call. One of the two inputs is enough; each can be changed and muted, and may be lost and come back.
 *
 * @param media null where the browser has none; it may use none on a page that is not secure
 */
export function createDeviceCheck(
  media: Media | null,
  { isSecure, canChooseSpeaker }: { isSecure: boolean; canChooseSpeaker: boolean },
): DeviceCheck {
  let state: DeviceState = off;
  /** Answers to questions of an earlier start come too late. */
  let run = 0;
  /** Numbers choices: of several in a row the last one is valid, whichever is answered first. */
  const choices = { camera: 0, microphone: 0 };
  const streams = new Map<InputKind, MediaStream>();
  const listeners = new Set<() => void>();
  const tell = (event: DeviceEvent) => {
    state = deviceReducer(state, event);
    for (const listener of listeners) listener();
  };

  function drop(kind: InputKind) {
    for (const track of streams.get(kind)?.getTracks() ?? []) {
      track.onended = null;
      track.stop();
    }
    streams.delete(kind);
  }

  function keep(kind: InputKind, stream: MediaStream): Given {
    drop(kind);
    const [track] = stream.getTracks();
    if (!track) return { why: 'missing' };
    streams.set(kind, stream);
    track.onended = () => {
      drop(kind);
      tell({ type: 'lost', kind });
    };
    return { id: track.getSettings().deviceId ?? '' };
  }

  /** Both in one question; where that fails for one of them, each by itself. */
  async function ask(
    from: Media,
    wish: 'both' | 'sound',
  ): Promise<Record<InputKind, MediaStream | { error: unknown }>> {
    if (wish === 'sound') {
      const microphone = await from.getUserMedia({ audio: true }).catch((error: unknown) => ({ error }));
      return { camera: { error: unasked }, microphone };
    }
    try {
      const both = await from.getUserMedia({ video: true, audio: true });
      return {
        camera: new MediaStream(both.getVideoTracks()),
        microphone: new MediaStream(both.getAudioTracks()),
      };
    } catch (error) {
      // A person who said no is not asked twice more.
      if (refusalOf(error) === 'denied') return { camera: { error }, microphone: { error } };
      const one = (kind: InputKind) =>
        from.getUserMedia({ [wishOf[kind]]: true }).catch((cause: unknown) => ({ error: cause }));
      const camera = await one('camera');
      return { camera, microphone: await one('microphone') };
    }
  }

  async function list(from: Media, at: number) {
    const found = await from.enumerateDevices().catch(() => []);
    if (at !== run) return;
    const devices = found.flatMap(({ kind: name, deviceId: id, label }): Listed[] => {
      const kind = kindOf[name];
      // Before a person has allowed it, devices have no ids.
      const canChoose = kind && id !== '' && (kind !== 'speaker' || canChooseSpeaker);
      return canChoose ? [{ kind, id, name: label }] : [];
    });
    tell({ type: 'listed', devices });
  }

  const onChange = () => media && void list(media, run);

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    streamOf: (kind) => streams.get(kind) ?? null,
    async start(wish = 'both') {
      if (state.phase === 'asking') return;
      this.stop();
      const at = run;
      if (!isSecure) return tell({ type: 'refused', why: 'insecure' });
      if (!media) return tell({ type: 'refused', why: 'unsupported' });
      tell({ type: 'asked' });
      const answers = await ask(media, wish);
      if (at !== run) {
        for (const kind of kinds) {
          const late = answers[kind];
          if ('getTracks' in late) for (const track of late.getTracks()) track.stop();
        }
        return;
      }
      const given = (kind: InputKind): Given => {
        const answer = answers[kind];
        if ('getTracks' in answer) return keep(kind, answer);
        if (answer.error === unasked) return { why: 'unasked' };
        return { why: refusalOf(answer.error) === 'busy' ? 'busy' : 'missing' };
      };
      const inputs = { camera: given('camera'), microphone: given('microphone') };
      if (streams.size === 0) {
        const reasons = kinds.map((kind) => {
          const answer = answers[kind];
          return 'error' in answer && answer.error !== unasked ? refusalOf(answer.error) : 'missing';
        });
        return tell({ type: 'refused', why: reasons.find((why) => why !== 'missing') ?? 'missing' });
      }
      tell({ type: 'given', inputs });
      media.addEventListener('devicechange', onChange);
      await list(media, at);
    },
    async choose(kind, id) {
      if (state.phase !== 'on' || !media) return;
      if (kind === 'speaker') return tell({ type: 'speaker-chosen', id });
      const at = run;
      choices[kind] += 1;
      const choice = choices[kind];
      const wasMuted = state[kind].status === 'muted';
      // A phone gives its second camera only once the first is free.
      drop(kind);
      const answer = await media
        .getUserMedia({ [wishOf[kind]]: { deviceId: { exact: id } } })
        .catch((error: unknown) => ({ error }));
      if (at !== run || choice !== choices[kind]) {
        if ('getTracks' in answer) for (const track of answer.getTracks()) track.stop();
        return;
      }
      tell({
        type: 'replaced',
        kind,
        given:
          'getTracks' in answer
            ? keep(kind, answer)
            : { why: refusalOf(answer.error) === 'busy' ? 'busy' : 'missing' },
      });
      // Mutes it again: who did not want to be heard does not want it of another microphone.
      if (wasMuted) this.setMuted(kind, true);
    },
    setMuted(kind, isMuted) {
      for (const track of streams.get(kind)?.getTracks() ?? []) track.enabled = !isMuted;
      tell({ type: 'muted', kind, isMuted });
    },
    stop() {
      run += 1;
      media?.removeEventListener('devicechange', onChange);
      for (const kind of kinds) drop(kind);
      tell({ type: 'stopped' });
    },
  };
}

/** A check of the devices of this browser. */
export const browserDevices = (): DeviceCheck =>
  createDeviceCheck(navigator.mediaDevices ?? null, {
    isSecure: window.isSecureContext,
    canChooseSpeaker: canChooseSpeaker(),
  });
