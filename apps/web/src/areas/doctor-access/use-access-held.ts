import type { SharedAccess, SharedSummary } from '@nadi/contract/schema';
import { useEffect, useState } from 'react';
import { useAppSelector, useServices } from '../../kernel/services/use-services';
import { selectLivePhase } from '../../kernel/sockets/live-slice';
import { forgetShared } from './forget-shared';
import { accessPath, summaryPath } from './shared-queries';

/** Milliseconds between two questions whether the access still holds. */
const askEvery = 5_000;
/** Milliseconds after which an answer says nothing any more, counted from when it was asked for. */
const holdsFor = 10_000;

const saidBy = ({ consents, changes }: SharedAccess): string => [changes, ...consents.toSorted()].join();

/**
 * Returns true while the server said less than ten seconds ago by which consents a doctor may see this patient, or that there is none, which the page
 * says itself; first of all once the live connection stands or has failed. It forgets what is shown, so that it is read again, when the consents, or
 * the number of changes to what they cover, are others than those of what was read. The live connection tells sooner; it may be cut without a word.
 * A page in the background asks nothing, and so shows nothing after ten seconds.
 */
export function useAccessHeld(id: string): boolean {
  const { api, queryClient } = useServices();
  const phase = useAppSelector(selectLivePhase);
  const [isHeld, setHeld] = useState(true);
  const [hasBegun, setBegun] = useState(false);
  if (!hasBegun && (phase === 'connected' || phase === 'waiting' || phase === 'lost')) setBegun(true);
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
        .then(({ data, response }) => (data ? saidBy(data.data) : response.status === 404 ? '' : null))
        .catch(() => null);
    const ask = async () => {
      if (document.hidden) return;
      asked += 1;
      const turn = asked;
      const askedAt = Date.now();
      const access = await askServer(AbortSignal.any([ending.signal, AbortSignal.timeout(holdsFor)]));
      if (ending.signal.aborted || access === null || turn < answered) return;
      const read = queryClient.getQueryData<{ data: SharedSummary }>([
        'get',
        summaryPath,
        { params: { path: { id } } },
      ])?.data.access;
      // Without anything read, the first answer agrees with what is on its way, unless there is nothing to be read.
      const isOther = read ? saidBy(read) !== access : access !== (said ?? (access || undefined));
      if (isOther) forgetShared(queryClient, id);
      said = access;
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
