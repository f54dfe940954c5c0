import { expect, it, jest } from '@jest/globals';
import { openExport } from './open-export';

/** A worker that says what a test lets it say. */
class FakeWorker extends EventTarget {
  asked: { kind: string; id?: number }[] = [];
  terminate = jest.fn();
  postMessage = (asked: { kind: string }) => this.asked.push(asked);
  tell = (data: object) => this.dispatchEvent(new MessageEvent('message', { data }));
}

function open() {
  const worker = new FakeWorker();
  const stop = new AbortController();
  const start = jest.fn(() => worker as unknown as Worker);
  const onProgress = jest.fn<(part: number) => void>();
  const file = new File(['x'], 'export.xml');
  const begin = () => openExport(start, file, { signal: stop.signal, onProgress });
  return { worker, stop, start, onProgress, begin };
}
async function opened() {
  const { worker, begin, ...rest } = open();
  const result = begin();
  worker.tell({ kind: 'opened', summary: { found: 3 } });
  const answered = await result;
  if (!answered.ok) throw new Error('It is not open.');
  return { worker, file: answered.file, ...rest };
}
const choice = { types: [], from: null };

it('An export that is opened answers each question with the answer to it', async () => {
  const { worker, file } = await opened();
  const [since, part] = [file.since(null), file.part(choice, 2)];
  expect(worker.asked.map(({ kind, id }) => [kind, id])).toEqual([
    ['open', undefined],
    ['since', 1],
    ['part', 2],
  ]);
  worker.tell({ kind: 'answer', id: 2, answer: { readings: [], remaining: 0 } });
  worker.tell({ kind: 'answer', id: 1, answer: ['pulse'] });
  expect([await since, await part]).toEqual([['pulse'], { readings: [], remaining: 0 }]);
});

it('An export tells how much of it is read', () => {
  const { worker, begin, onProgress } = open();
  void begin();
  worker.tell({ kind: 'progress', part: 0.4 });
  expect(onProgress).toHaveBeenCalledWith(0.4);
});

it('A file that is no export ends the worker', async () => {
  const { worker, begin } = open();
  const result = begin();
  worker.tell({ kind: 'fault', fault: 'other-zip' });
  expect(await result).toEqual({ ok: false, fault: 'other-zip' });
  expect(worker.terminate).toHaveBeenCalled();
});

it.each([
  ['reports a fault', (worker: FakeWorker) => worker.tell({ kind: 'fault', fault: 'unreadable' })],
  ['fails', (worker: FakeWorker) => worker.dispatchEvent(new Event('error'))],
])('A question that waits is refused when the worker %s, and so are later ones', async (_, end) => {
  const { worker, file } = await opened();
  const waiting = file.part(choice, 0);
  end(worker);
  await expect(waiting).rejects.toThrow('The worker ended.');
  await expect(file.since(null)).rejects.toThrow('The worker ended.');
});

it('A file that is left ends the worker, and starts none if it was left before', async () => {
  const { worker, stop, begin, start } = open();
  const result = begin();
  stop.abort();
  await expect(result).rejects.toThrow('The worker ended.');
  expect(worker.terminate).toHaveBeenCalled();
  await expect(begin()).rejects.toThrow();
  expect(start).toHaveBeenCalledTimes(1);
});
