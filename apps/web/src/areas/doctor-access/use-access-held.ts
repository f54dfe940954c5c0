import { useEffect, useRef, useState } from 'react';
import { useAppSelector, useServices } from '../../kernel/services/use-services';
import { selectLivePhase } from '../../kernel/sockets/live-slice';
import { forgetShared } from './forget-shared';
import { accessPath } from './shared-queries';

/** Milliseconds between two questions whether the access still holds; one without an answer by then is asked again. */
const askEvery = 5_000;
/** Milliseconds after which an answer says nothing any more, counted from when it was asked for. */
const holdsFor = 10_000;

/** Phases in which nothing will be told; what was told in them is read afterwards. */
const isCut = (phase: string) => phase === 'waiting' || phase === 'lost';

/**
 * Returns true while the server said less than ten seconds ago by which consents a doctor may see this patient, or that there is none, which the page
 * says itself; first of all once the live connection stands or has failed. It forgets what is shown, so that it is read again, when the consents are
 * others than before, and when the live connection is back. That tells sooner; it may be cut without a word.
 */
export function useAccessHeld(id: string): boolean {
  const { api, queryClient } = useServices();
  const phase = useAppSelector(selectLivePhase);
  const [isHeld, setHeld] = useState(true);
  const [hasBegun, setBegun] = useState(false);
  if (!hasBegun && (phase === 'connected' || isCut(phase))) setBegun(true);
  const wasCut = useRef(false);
  useEffect(() => {
    if (isCut(phase)) wasCut.current = true;
    if (phase !== 'connected' || !wasCut.current) return;
    wasCut.current = false;
    forgetShared(queryClient, id);
  }, [phase, id, queryClient]);
  const before = useRef<string>(undefined);
  useEffect(() => {
    // The page begins with reading what is shared, which is an answer too.
    let saidAt = Date.now();
    const look = () => {
      const age = Date.now() - saidAt;
      // A clock that was set back says nothing.
      setHeld(age >= 0 && age < holdsFor);
    };
    const ending = new AbortController();
    const ask = async () => {
      const askedAt = Date.now();
      const consents = await askServer(AbortSignal.any([ending.signal, AbortSignal.timeout(askEvery)]));
      if (ending.signal.aborted || consents === null) return;
      if (before.current !== undefined && before.current !== consents) forgetShared(queryClient, id);
      before.current = consents;
      saidAt = Math.max(saidAt, askedAt);
      look();
    };
    const askServer = (signal: AbortSignal): Promise<string | null> =>
      api
        .GET(accessPath, { params: { path: { id } }, signal })
        .then(({ data, response }) => data?.data.consents.join() ?? (response.status === 404 ? '' : null))
        .catch(() => null);
    void ask();
    const asking = setInterval(() => void ask(), askEvery);
    const looking = setInterval(look, 1_000);
    // A page that was in the background or asleep must not show for a moment what it showed before.
    const onBack = () => {
      look();
      void ask();
    };
    document.addEventListener('visibilitychange', onBack);
    window.addEventListener('online', onBack);
    return () => {
      ending.abort();
      clearInterval(asking);
      clearInterval(looking);
      document.removeEventListener('visibilitychange', onBack);
      window.removeEventListener('online', onBack);
    };
  }, [id, api, queryClient]);
  return hasBegun && isHeld;
}
