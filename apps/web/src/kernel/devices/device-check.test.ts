import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createDeviceCheck, type Media } from './device-check';
import { levelOf } from './level';

type Track = { kind: string; enabled: boolean; onended: (() => void) | null; isOver: boolean; stop(): void };

/** Streams as a browser has them; Node has none. */
class Stream {
  constructor(readonly tracks: Track[]) {}
  getTracks = () => this.tracks;
  getVideoTracks = () => this.tracks.filter(({ kind }) => kind === 'video');
  getAudioTracks = () => this.tracks.filter(({ kind }) => kind === 'audio');
}

const track = (kind: string, deviceId: string) => ({
  kind,
  enabled: true,
  onended: null,
  isOver: false,
  getSettings: () => ({ deviceId }),
  stop() {
    this.isOver = true;
  },
});

const fault = (name: string) => Object.assign(new Error(name), { name });

/** A machine with devices, which gives what is asked for, or fails by kind. */
function machine(faults: Partial<Record<'video' | 'audio', string>> = {}) {
  const given: Track[] = [];
  const listeners = new Set<unknown>();
  const devices = [
    { kind: 'videoinput', deviceId: 'cam', label: 'Camera' },
    { kind: 'audioinput', deviceId: 'mic', label: 'Microphone' },
    { kind: 'audiooutput', deviceId: 'out', label: 'Loudspeaker' },
  ];
  const media = {
    async getUserMedia(wish: Record<string, true | { deviceId: { exact: string } }>) {
      const kinds = (['video', 'audio'] as const).filter((kind) => wish[kind]);
      for (const kind of kinds) if (faults[kind]) throw fault(faults[kind]);
      const tracks = kinds.map((kind) => {
        const wished = wish[kind];
        return track(
          kind,
          typeof wished === 'object' ? wished.deviceId.exact : kind === 'video' ? 'cam' : 'mic',
        );
      });
      given.push(...tracks);
      return new Stream(tracks);
    },
    enumerateDevices: async () => devices,
    addEventListener: (_: string, listener: unknown) => listeners.add(listener),
    removeEventListener: (_: string, listener: unknown) => listeners.delete(listener),
  };
  const plug = async () => {
    for (const listener of listeners) (listener as () => void)();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { media: media as unknown as Media, given, devices, faults, plug, listeners };
}

const able = { isSecure: true, canChooseSpeaker: true };
const browser = globalThis as { MediaStream?: unknown };

beforeEach(() => {
  browser.MediaStream = Stream;
});
afterEach(() => {
  delete browser.MediaStream;
});

describe('a check of devices', () => {
  it('turns on both, lists all, and turns everything off', async () => {
    const { media, given, listeners } = machine();
    const check = createDeviceCheck(media, able);
    const started = check.start();
    expect(check.get()).toEqual({ phase: 'asking' });
    await started;
    expect(check.get()).toEqual({
      phase: 'on',
      camera: { status: 'on', chosen: 'cam', devices: [{ id: 'cam', name: 'Camera' }] },
      microphone: { status: 'on', chosen: 'mic', devices: [{ id: 'mic', name: 'Microphone' }] },
      speakers: { chosen: 'out', devices: [{ id: 'out', name: 'Loudspeaker' }] },
    });
    check.stop();
    expect(check.get()).toEqual({ phase: 'off' });
    expect(given.map(({ isOver }) => isOver)).toEqual([true, true]);
    expect(listeners.size).toBe(0);
  });

  it.each([
    ['a page without https', null, { ...able, isSecure: false }, 'insecure'],
    ['a browser without devices', null, able, 'unsupported'],
    ['a person who says no', machine({ video: 'NotAllowedError' }).media, able, 'denied'],
    [
      'nothing plugged in',
      machine({ video: 'NotFoundError', audio: 'NotFoundError' }).media,
      able,
      'missing',
    ],
    ['both in use', machine({ video: 'NotReadableError', audio: 'NotReadableError' }).media, able, 'busy'],
    ['anything else', machine({ video: 'TypeError', audio: 'TypeError' }).media, able, 'failed'],
  ])('says what is wrong with %s', async (_, media, options, why) => {
    const check = createDeviceCheck(media, options);
    await check.start();
    expect(check.get()).toEqual({ phase: 'refused', why });
  });

  it('goes on with one of the two', async () => {
    const check = createDeviceCheck(machine({ video: 'NotFoundError' }).media, able);
    await check.start();
    expect(check.get()).toMatchObject({
      phase: 'on',
      camera: { status: 'missing', chosen: null },
      microphone: { status: 'on', chosen: 'mic' },
    });
  });

  it('mutes without letting go of the device', async () => {
    const { media, given } = machine();
    const check = createDeviceCheck(media, able);
    await check.start();
    check.setMuted('microphone', true);
    expect(check.get()).toMatchObject({ microphone: { status: 'muted' }, camera: { status: 'on' } });
    expect(given.map(({ enabled, isOver }) => [enabled, isOver])).toEqual([
      [true, false],
      [false, false],
    ]);
    check.setMuted('microphone', false);
    expect(given.map(({ enabled }) => enabled)).toEqual([true, true]);
  });

  it('tells of a device that is lost, and takes another', async () => {
    const { media, given, devices, plug } = machine();
    const check = createDeviceCheck(media, able);
    await check.start();
    given[1]?.onended?.();
    devices.splice(1, 1, { kind: 'audioinput', deviceId: 'headset', label: 'Headset' });
    await plug();
    expect(check.get()).toMatchObject({
      microphone: { status: 'lost', chosen: null, devices: [{ id: 'headset', name: 'Headset' }] },
    });
    expect(check.streamOf('microphone')).toBeNull();
    await check.choose('microphone', 'headset');
    expect(check.get()).toMatchObject({ microphone: { status: 'on', chosen: 'headset' } });
  });

  it('lets go of a camera before it takes another, and says if that is in use', async () => {
    const { media, given, faults } = machine();
    const check = createDeviceCheck(media, able);
    await check.start();
    faults.video = 'NotReadableError';
    await check.choose('camera', 'back');
    expect(given[0]?.isOver).toBe(true);
    expect(check.get()).toMatchObject({ camera: { status: 'busy', chosen: null } });
  });

  it('keeps the last of several choices, and lets go of the others', async () => {
    const { media, given } = machine();
    const check = createDeviceCheck(media, able);
    await check.start();
    await Promise.all([check.choose('camera', 'back'), check.choose('camera', 'front')]);
    expect(check.get()).toMatchObject({ camera: { status: 'on', chosen: 'front' } });
    expect(given.filter(({ kind, isOver }) => kind === 'video' && !isOver)).toHaveLength(1);
  });

  it('stays muted with another device', async () => {
    const { media, given } = machine();
    const check = createDeviceCheck(media, able);
    await check.start();
    check.setMuted('microphone', true);
    await check.choose('microphone', 'headset');
    expect(check.get()).toMatchObject({ microphone: { status: 'muted', chosen: 'headset' } });
    expect(given.at(-1)?.enabled).toBe(false);
  });

  it('turns off what the browser gives after the end', async () => {
    const { media, given } = machine();
    const check = createDeviceCheck(media, able);
    const started = check.start();
    check.stop();
    await started;
    expect(check.get()).toEqual({ phase: 'off' });
    expect(given.map(({ isOver }) => isOver)).toEqual([true, true]);
  });

  it('offers no loudspeakers where none can be chosen', async () => {
    const check = createDeviceCheck(machine().media, { ...able, canChooseSpeaker: false });
    await check.start();
    expect(check.get()).toMatchObject({ speakers: { devices: [], chosen: null } });
  });
});

describe('loudness', () => {
  it('is as people hear it, from silence to the loudest', () => {
    expect(levelOf([0, 0, 0])).toBe(0);
    expect(levelOf([1, -1, 1, -1])).toBe(1);
    expect(levelOf([0.1, -0.1])).toBeCloseTo(2 / 3);
    expect(levelOf([0.0001, -0.0001])).toBe(0);
    expect(levelOf([])).toBe(0);
  });
});
