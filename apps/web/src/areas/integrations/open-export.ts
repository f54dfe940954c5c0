import type { AppleExport, ExportActs } from '@nadi/ui/screens/integrations/IntegrationsScreen';
import { trustedScript } from '../../kernel/browser/trusted-script';
import type { Asked, ExportSummary, Told } from './export-messages';
import workerUrl from './export-worker?worker&url';

/** Reads an export in a worker, which keeps its readings until `signal` ends it. */
export const openExport: ExportActs['onOpenExport'] = (file, { signal, onProgress }) => {
  const worker = new Worker(trustedScript(workerUrl));
  signal.addEventListener('abort', () => worker.terminate());
  const waiting = new Map<number, (answer: unknown) => void>();
  let last = 0;
  const send = (asked: Asked) => worker.postMessage(asked);
  const ask = <Answer>(question: (id: number) => Asked) =>
    new Promise<Answer>((resolve) => {
      last += 1;
      waiting.set(last, (answer) => resolve(answer as Answer));
      send(question(last));
    });
  const withReadings = (summary: ExportSummary): AppleExport => ({
    ...summary,
    since: (from) => ask((id) => ({ kind: 'since', id, from })),
    part: (choice, index) => ask((id) => ({ kind: 'part', id, choice, index })),
  });
  return new Promise((resolve, reject) => {
    worker.addEventListener('message', ({ data: told }: MessageEvent<Told>) => {
      if (told.kind === 'progress') onProgress(told.part);
      if (told.kind === 'opened') resolve({ ok: true, file: withReadings(told.summary) });
      if (told.kind === 'answer') waiting.get(told.id)?.(told.answer);
      if (told.kind !== 'fault') return;
      worker.terminate();
      resolve({ ok: false, fault: told.fault });
    });
    // Its code could not be fetched, or its memory did not suffice.
    worker.addEventListener('error', () => {
      worker.terminate();
      reject(new Error('The worker ended.'));
    });
    send({ kind: 'open', file, now: new Date() });
  });
};
