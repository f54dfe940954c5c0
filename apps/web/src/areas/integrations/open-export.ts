import type { AppleExport, ExportActs } from '@nadi/ui/screens/integrations/IntegrationsScreen';
import type { Asked, ExportSummary, Told } from './export-messages';

type Waiting = { resolve: (answer: unknown) => void; reject: (reason: Error) => void };

/** Reads an export in a worker, which keeps its readings until `signal` ends it. */
export function openExport(
  start: () => Worker,
  ...[file, { signal, onProgress }]: Parameters<ExportActs['onOpenExport']>
): ReturnType<ExportActs['onOpenExport']> {
  if (signal.aborted) return Promise.reject(signal.reason);
  const worker = start();
  const waiting = new Map<number, Waiting>();
  let ended: Error | null = null;
  let last = 0;
  const end = () => {
    worker.terminate();
    ended = new Error('The worker ended.');
    for (const { reject } of waiting.values()) reject(ended);
    waiting.clear();
    return ended;
  };
  const ask = <Answer>(question: (id: number) => Asked) =>
    new Promise<Answer>((resolve, reject) => {
      if (ended) return reject(ended);
      last += 1;
      waiting.set(last, { resolve: resolve as Waiting['resolve'], reject });
      worker.postMessage(question(last));
    });
  const withReadings = (summary: ExportSummary): AppleExport => ({
    ...summary,
    since: (from) => ask((id) => ({ kind: 'since', id, from })),
    part: (choice, index) => ask((id) => ({ kind: 'part', id, choice, index })),
  });
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(end()));
    worker.addEventListener('message', ({ data: told }: MessageEvent<Told>) => {
      if (told.kind === 'progress') onProgress(told.part);
      if (told.kind === 'opened') resolve({ ok: true, file: withReadings(told.summary) });
      if (told.kind === 'answer') {
        waiting.get(told.id)?.resolve(told.answer);
        waiting.delete(told.id);
      }
      if (told.kind !== 'fault') return;
      end();
      resolve({ ok: false, fault: told.fault });
    });
    // Its code could not be fetched, or its memory did not suffice.
    worker.addEventListener('error', () => reject(end()));
    worker.postMessage({ kind: 'open', file, now: new Date() } satisfies Asked);
  });
}
