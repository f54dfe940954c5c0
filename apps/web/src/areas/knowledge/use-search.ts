import type { SearchState } from '@nadi/ui/screens/knowledge/HubScreen';
import { useEffect, useState } from 'react';
import { type Find, loadIndex } from './load-index';

type Loaded = { phase: 'loading' | 'failed' } | { phase: 'ready'; find: Find };

/**
 * Finds articles by words. What that needs is loaded with the first search.
 *
 * @param today `YYYY-MM-DD`
 */
export function useSearch(query: string, today: string): { search: SearchState; retry: () => void } {
  const [loaded, setLoaded] = useState<Loaded>({ phase: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const isWanted = query !== '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads it once more
  useEffect(() => {
    if (!isWanted) return undefined;
    let isStale = false;
    const tell = (next: Loaded) => !isStale && setLoaded(next);
    loadIndex(today).then(
      (find) => tell({ phase: 'ready', find }),
      () => tell({ phase: 'failed' }),
    );
    return () => {
      isStale = true;
    };
  }, [isWanted, attempt, today]);
  const retry = () => {
    setLoaded({ phase: 'loading' });
    setAttempt((count) => count + 1);
  };
  if (!isWanted) return { search: { phase: 'none' }, retry };
  if (loaded.phase !== 'ready') return { search: loaded, retry };
  return { search: { phase: 'ready', found: loaded.find(query) }, retry };
}
