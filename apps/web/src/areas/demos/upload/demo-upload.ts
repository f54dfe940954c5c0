import type { UploadTrialState } from '@nadi/ui/screens/demos/FileUploadScreen';
import type { PartAnswer } from './send-part';

/** The most that is taken, in bytes. */
export const maxSize = 25_000_000;
/** Bytes of a part: small files have some parts too, so that there is something to see. */
const partOf = (size: number) => Math.min(262_144, Math.max(16_384, Math.ceil(size / 20)));
/** How often a part may arrive as another one, before it is given up. */
const tries = 3;
const longestPause = 15_000;

export type UploadTools = {
  send(part: Blob, signal: AbortSignal): Promise<PartAnswer>;
  /** In hexadecimal digits; null where the browser computes none. */
  digest: ((bytes: ArrayBuffer) => Promise<string>) | null;
  /** Resolves after so many milliseconds, when the network comes back, or when it was aborted. */
  wait(milliseconds: number, signal: AbortSignal): Promise<void>;
};

/** One file on its way to nowhere. It knows nothing of a page, and forgets the file with the page. */
export function createDemoUpload({ send, digest, wait }: UploadTools) {
  const empty: UploadTrialState = { phase: 'empty', refusal: null };
  let state: UploadTrialState = empty;
  let file: Blob | null = null;
  let running: AbortController | null = null;
  const listeners = new Set<() => void>();

  function tell(next: UploadTrialState): void {
    state = next;
    for (const listener of listeners) listener();
  }
  function stop(): void {
    running?.abort();
    running = null;
  }

  /** Sends from where it stopped to the end, or until it is stopped. */
  async function go(whole: Blob): Promise<void> {
    stop();
    const controller = new AbortController();
    const { signal } = controller;
    running = controller;
    let misses = 0;
    let altered = 0;
    while (state.phase === 'sending' || state.phase === 'waiting') {
      const { sentBytes, sentParts } = state;
      const part = whole.slice(sentBytes, sentBytes + partOf(whole.size));
      const bytes = await part.arrayBuffer().catch(() => null);
      if (signal.aborted) return;
      if (!bytes) return tell({ phase: 'empty', refusal: 'unreadable' });
      const answer = await send(part, signal);
      const own = answer.kind === 'arrived' ? await digest?.(bytes) : null;
      if (signal.aborted) return;
      if (answer.kind === 'refused') return tell({ ...state, phase: 'failed', why: 'refused' });
      if (answer.kind === 'away') {
        tell({ ...state, phase: 'waiting' });
        await wait(
          answer.seconds ? answer.seconds * 1_000 : Math.min(longestPause, 500 * 2 ** misses),
          signal,
        );
        misses += 1;
        if (signal.aborted) return;
        continue;
      }
      misses = 0;
      if (answer.bytes !== part.size || (own && own !== answer.sha256)) {
        altered += 1;
        if (altered === tries) return tell({ ...state, phase: 'failed', why: 'altered' });
        continue;
      }
      altered = 0;
      const sent = sentBytes + part.size;
      const isDone = sent === whole.size;
      tell({ ...state, phase: isDone ? 'done' : 'sending', sentBytes: sent, sentParts: sentParts + 1 });
    }
  }

  return {
    get: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    choose(chosen: Blob & { name: string }): void {
      stop();
      const { name, size } = chosen;
      const refusal = size === 0 ? 'empty' : size > maxSize ? 'size' : null;
      if (refusal) {
        tell({ phase: 'empty', refusal });
        return;
      }
      file = chosen;
      const parts = Math.ceil(size / partOf(size));
      const isCompared = digest !== null;
      tell({ phase: 'sending', file: { name, size }, sentBytes: 0, sentParts: 0, parts, isCompared });
      void go(chosen);
    },
    pause(): void {
      if (state.phase !== 'sending' && state.phase !== 'waiting') return;
      stop();
      tell({ ...state, phase: 'paused' });
    },
    resume(): void {
      if (state.phase !== 'paused' || !file) return;
      tell({ ...state, phase: 'sending' });
      void go(file);
    },
    cancel(): void {
      stop();
      file = null;
      tell(empty);
    },
  };
}
