import { useEffect, useEffectEvent, useState } from 'react';
import type { Action } from './state';

/**
 * Tells what comes of an action while this part is mounted. What ended before is no news to it: a dialog that is opened again must not
 * show the failure of the last time, nor close because that time went well.
 */
export function useOutcome(action: Action, onDone?: () => void) {
  const [isAwaited, setIsAwaited] = useState(false);
  if (action.phase === 'pending' && !isAwaited) setIsAwaited(true);

  const tell = useEffectEvent(() => onDone?.());
  useEffect(() => {
    if (!isAwaited || action.phase !== 'done') return;
    setIsAwaited(false);
    tell();
  }, [isAwaited, action.phase]);

  return {
    isPending: action.phase === 'pending',
    failure: isAwaited && action.phase === 'failed' ? action : undefined,
  };
}
