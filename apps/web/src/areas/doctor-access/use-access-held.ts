import { toProblem } from '@nadi/api-client/problems';
import { useEffect, useRef, useState } from 'react';
import { useServices } from '../../kernel/services/use-services';
import { forgetShared } from './forget-shared';
import { accessPath } from './shared-queries';

/** Milliseconds between two questions whether the access still holds. */
const askEvery = 5_000;
/** Milliseconds after which an answer says nothing any more. */
const holdsFor = 10_000;

/**
 * Returns `held` while the server said less than ten seconds ago that a doctor may see this patient, and `gone` once it said the opposite; otherwise
 * `unknown`. Whatever is shown is forgotten, and so read again, when the consents are others than before. A live connection tells sooner; it may be
 * cut without a word.
 */
export function useAccessHeld(id: string): 'held' | 'gone' | 'unknown' {
  const { $api, queryClient } = useServices();
  const access = $api.useQuery('get', accessPath, { params: { path: { id } } }, asked);
  const { data, dataUpdatedAt, error } = access;
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const look = () => setNow(Date.now());
    const timer = setInterval(look, 1_000);
    // A page that was in the background must not show for a moment what was shown before.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  const isGone = toProblem(error).status === 404;
  const consents = isGone ? '' : (data?.data.consents.join() ?? null);
  const before = useRef(consents);
  useEffect(() => {
    if (consents === null || consents === before.current) return;
    if (before.current !== null) forgetShared(queryClient, id);
    before.current = consents;
  }, [consents, id, queryClient]);
  if (isGone) return 'gone';
  // An answer that came since the last look is newer than it.
  const age = Math.max(now, dataUpdatedAt) - dataUpdatedAt;
  return data !== undefined && age < holdsFor ? 'held' : 'unknown';
}

const asked = {
  staleTime: 0,
  gcTime: 0,
  retry: false,
  refetchInterval: askEvery,
  refetchOnWindowFocus: 'always',
} as const;
