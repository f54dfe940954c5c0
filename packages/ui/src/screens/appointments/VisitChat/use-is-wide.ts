import { useSyncExternalStore } from 'react';
import { media } from '../../../theme/tokens';

function listen(onChange: () => void): () => void {
  const list = window.matchMedia(media.wide);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

/** Tells whether there is room for a second column. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    listen,
    () => window.matchMedia(media.wide).matches,
    () => false,
  );
