import type { ProductSummary } from '@nadi/contract/schema';
import type { Loaded } from '@nadi/ui/patterns/state';
import { createContext, use, useEffect, useReducer, useState } from 'react';

export type Listed = {
  data: ProductSummary[];
  pagination: { page: number; limit: number; total: number; pages: number };
};
type Read<Data> =
  | { phase: 'loading' }
  | { phase: 'failed' }
  | { phase: 'absent' }
  | { phase: 'ready'; data: Data };

/** Sends a request for public data of the shop. @param path below `/shop/` */
export type Ask = (path: string, signal: AbortSignal) => Promise<Response>;

/** Asks the server without the app around; the app gives its own way to it. */
export const AskContext = createContext<Ask>((path, signal) =>
  fetch(`${import.meta.env?.VITE_API_ORIGIN ?? ''}/api/v1/shop/${path}`, { credentials: 'omit', signal }),
);

/** Reads public data of the shop. @param path null to read nothing yet */
export function useOpen<Data>(path: string | null) {
  const [read, setRead] = useState<Read<Data>>({ phase: 'loading' });
  const ask = use(AskContext);
  const [asked, again] = useReducer((count: number) => count + 1, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that it is asked
  useEffect(() => {
    if (path === null) return;
    const controller = new AbortController();
    const { signal } = controller;
    void ask(path, signal)
      .then(async (answer): Promise<Read<Data>> => {
        if (answer.status === 404) return { phase: 'absent' };
        return answer.ok ? { phase: 'ready', data: await answer.json() } : { phase: 'failed' };
      })
      .catch((): Read<Data> => ({ phase: 'failed' }))
      // Keeps data that was read before if it cannot be read again.
      .then(
        (found) =>
          signal.aborted ||
          setRead((before) => (found.phase === 'failed' && before.phase === 'ready' ? before : found)),
      );
    return () => controller.abort();
  }, [path, asked, ask]);
  return { read, again };
}

export const toState = <Data, Content extends object>(
  read: Read<Data>,
  content: (data: Data) => Content,
): Loaded<Content> => {
  if (read.phase === 'ready') return { phase: 'ready', ...content(read.data) };
  return { phase: read.phase === 'loading' ? 'loading' : 'failed' };
};
