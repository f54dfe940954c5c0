import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { createDemoUpload, maxSize } from './demo-upload';
import type { PartAnswer } from './send-part';
import { browserDigest } from './sha256';

type Given = PartAnswer | 'hold';
let sent: number[] = [];
let waits: number[] = [];
/** Answers in place of the right one, in their order. */
let answers: Given[] = [];
let goOn: () => void = () => undefined;
beforeEach(() => {
  sent = [];
  waits = [];
  answers = [];
});

const tools = {
  async send(part: Blob, signal: AbortSignal): Promise<PartAnswer> {
    sent.push(part.size);
    const given = answers.shift();
    if (given === 'hold')
      await new Promise<void>((resolve) => {
        goOn = resolve;
        signal.addEventListener('abort', () => resolve());
      });
    else if (given) return given;
    const bytes = new Uint8Array(await part.arrayBuffer());
    return {
      kind: 'arrived',
      bytes: part.size,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    };
  },
  digest: browserDigest(),
  async wait(milliseconds: number) {
    waits.push(milliseconds);
  },
};

const fileOf = (size: number) => Object.assign(new Blob([new Uint8Array(size)]), { name: 'x-ray.png' });

function started(size: number, change: Partial<typeof tools> = {}) {
  const upload = createDemoUpload({ ...tools, ...change });
  const phases: string[] = [];
  const reached = (phase: string) =>
    new Promise<void>((resolve) => {
      const look = () => upload.get().phase === phase && resolve();
      upload.subscribe(look);
      look();
    });
  upload.subscribe(() => phases.push(upload.get().phase));
  upload.choose(fileOf(size));
  return { upload, reached, phases };
}

const sum = () => sent.reduce((total, size) => total + size, 0);

describe('an upload to nowhere', () => {
  it('sends every byte once, in parts of at most 256 kB, and some even of a small file', async () => {
    const { upload, reached } = started(3_000_001);
    await reached('done');
    expect(sum()).toBe(3_000_001);
    expect(Math.max(...sent)).toBeLessThanOrEqual(262_144);
    expect(upload.get()).toMatchObject({ sentBytes: 3_000_001, sentParts: sent.length, parts: sent.length });
    sent = [];
    upload.choose(fileOf(100_000));
    await reached('done');
    expect(sent.length).toBeGreaterThan(5);
    expect(sum()).toBe(100_000);
  });

  it('takes no empty file and none that is too large', () => {
    expect(started(0).upload.get()).toEqual({ phase: 'empty', refusal: 'empty' });
    const tooLarge = Object.assign(new Blob([]), { name: 'scan.dcm' });
    Object.defineProperty(tooLarge, 'size', { value: maxSize + 1 });
    const { upload } = started(0);
    upload.choose(tooLarge);
    expect(upload.get()).toEqual({ phase: 'empty', refusal: 'size' });
    expect(sent).toEqual([]);
  });

  it('stops within a part, and goes on with that part', async () => {
    answers = [{ kind: 'away', seconds: 1 }, 'hold'];
    const { upload, reached } = started(40_000);
    while (sent.length < 2) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(upload.get()).toMatchObject({ phase: 'waiting' });
    upload.pause();
    upload.pause();
    expect(upload.get()).toMatchObject({ phase: 'paused', sentBytes: 0 });
    upload.resume();
    upload.resume();
    await reached('done');
    expect(upload.get()).toMatchObject({ sentBytes: 40_000 });
  });

  it('sends nothing while it is paused, even if the answer to the last part comes late', async () => {
    answers = ['hold'];
    const { upload } = started(40_000);
    await new Promise((resolve) => setTimeout(resolve, 10));
    upload.pause();
    goOn();
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(sent).toHaveLength(1);
    expect(upload.get()).toMatchObject({ phase: 'paused', sentBytes: 0 });
  });

  it('waits longer each time that the line is away, as long as a limit says, and goes on', async () => {
    answers = [{ kind: 'away' }, { kind: 'away' }, { kind: 'away', seconds: 7 }];
    const { reached, phases } = started(20_000);
    await reached('done');
    expect(waits).toEqual([500, 1_000, 7_000]);
    expect(phases).toContain('waiting');
  });

  it('sends a part again that arrived as another one, and gives it up after three times', async () => {
    const altered: PartAnswer = { kind: 'arrived', bytes: 16_384, sha256: '0'.repeat(64) };
    answers = [altered, altered];
    const first = started(20_000);
    await first.reached('done');
    answers = [altered, altered, { ...altered, bytes: 1 }];
    const second = started(20_000);
    await second.reached('failed');
    expect(second.upload.get()).toMatchObject({ why: 'altered', sentBytes: 0 });
  });

  it('counts parts where the browser compares no check sums', async () => {
    answers = [{ kind: 'arrived', bytes: 16_384, sha256: '0'.repeat(64) }];
    const { upload, reached } = started(16_384, { digest: null });
    await reached('done');
    expect(upload.get()).toMatchObject({ isCompared: false, sentParts: 1 });
  });

  it('ends where the server refuses, or the device gives the file no more', async () => {
    answers = [{ kind: 'refused' }];
    const { upload, reached } = started(20_000);
    await reached('failed');
    expect(upload.get()).toMatchObject({ why: 'refused' });
    const moved = fileOf(20_000);
    moved.slice = () =>
      Object.assign(new Blob([]), { arrayBuffer: () => Promise.reject(new Error('moved')) });
    upload.choose(moved);
    await reached('empty');
    expect(upload.get()).toEqual({ phase: 'empty', refusal: 'unreadable' });
  });

  it('forgets the file when it is cancelled', async () => {
    answers = ['hold'];
    const { upload } = started(20_000);
    upload.cancel();
    upload.resume();
    expect(upload.get()).toEqual({ phase: 'empty', refusal: null });
  });
});
