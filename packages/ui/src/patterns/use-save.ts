import { useRef, useState } from 'react';
import * as m from '../../generated/messages/messages';
import type { Refused, Saved } from './state';

/**
 * Asks for something once, and says how it went. Asked again while it is under way, it does nothing.
 *
 * @param onSaved called with what the app answered, once it is done
 * @param unsaid what is said where nothing was answered
 */
export function useSave<Result, Current>(onSaved: (result: Result) => void, unsaid = m.not_saved()) {
  const [isPending, setIsPending] = useState(false);
  const [refused, setRefused] = useState<Refused<Current>>();
  const isRunning = useRef(false);

  async function save(ask: () => Promise<Saved<Result, Current>>): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsPending(true);
    setRefused(undefined);
    const outcome = await ask().catch((): Refused<Current> => ({ ok: false, message: unsaid }));
    isRunning.current = false;
    setIsPending(false);
    if (outcome.ok) onSaved(outcome);
    else setRefused(outcome);
  }

  return { isPending, refused, save };
}
