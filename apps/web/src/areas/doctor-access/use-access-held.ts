import { useEffect, useRef, useState } from 'react';
import { useAppSelector, useServices } from '../../kernel/services/use-services';
import { selectLivePhase } from '../../kernel/sockets/live-slice';
import { forgetShared } from './forget-shared';
import { accessPath } from './shared-queries';

/** Milliseconds between two questions whether the access still holds. */
const askEvery = 5_000;
/** Milliseconds after which an answer says nothing any more, counted from when it was asked for. */
const holdsFor = 10_000;
/** Milliseconds after which what is shown is read again while no live connection tells of single entries. */
const readEvery = 60_000;

/**
 * Returns true while the server said less than ten seconds ago by which consents a doctor may see this patient, or that there is none, which the page
 * says itself; first of all once the live connection stands or has failed. It forgets what is shown, so that it is read again, when the consents are
 * others than before, and when the live connection is back. That tells sooner, and of single entries too; it may be cut without a word. While it is
 * known to be cut, what is shown is read again each minute. A page in the background asks nothing, and so shows nothing after ten seconds.
 */
export function useAccessHeld(id: string): boolean {
  const { api, queryClient } = useServices();
  const phase = useAppSelector(selectLivePhase);
  const isConnected = phase === 'connected';
  const [isHeld, setHeld] = useState(true);
  const [hasBegun, setBegun] = useState(false);
  if (!hasBegun && (isConnected || phase === 'waiting' || phase === 'lost')) setBegun(true);
  const wasCut = useRef(false);
  useEffect(() => {
    if (!hasBegun) return;
    if (isConnected) {
      if (wasCut.current) forgetShared(queryClient, id);
      wasCut.current = false;
      return;
    }
    wasCut.current = true;
    const reading = setInterval(() => !document.hidden && forgetShared(queryClient, id), readEvery);
    return () => clearInterval(reading);
  }, [hasBegun, isConnected, id, queryClient]);
  useEffect(() => {
    // The page begins with reading what is shared, which is an answer too.
    let saidAt = Date.now();
    let said: string | undefined;
    let asked = 0;
    let answered = 0;
    const look = () => {
      const age = Date.now() - saidAt;
      // A clock that was set back says nothing, until the next answer.
      setHeld(age >= 0 && age < holdsFor);
    };
    const ending = new AbortController();
    const askServer = (signal: AbortSignal): Promise<string | null> =>
      api
        .GET(accessPath, { params: { path: { id } }, signal })
        .then(
          ({ data, response }) =>
            data?.data.consents.toSorted().join() ?? (response.status === 404 ? '' : null),
        )
        .catch(() => null);
    const ask = async () => {
      if (document.hidden) return;
      asked += 1;
      const turn = asked;
      const askedAt = Date.now();
      const consents = await askServer(AbortSignal.any([ending.signal, AbortSignal.timeout(holdsFor)]));
      if (ending.signal.aborted || consents === null || turn < answered) return;
      // The first answer agrees with what was read, unless there is nothing to be read.
      if (consents !== (said ?? (consents || undefined))) forgetShared(queryClient, id);
      said = consents;
      answered = turn;
      saidAt = askedAt;
      look();
    };
    void ask();
    const asking = setInterval(() => void ask(), askEvery);
    const looking = setInterval(look, 1_000);
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
