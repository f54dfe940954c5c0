import { useEffect, useEffectEvent } from 'react';

/** The browser's own sign that somebody wants to close: Back on Android. Chromium has it. */
type Watcher = { onclose: (() => void) | null; destroy(): void };
declare const CloseWatcher: (new () => Watcher) | undefined;

/**
 * Calls back where the person goes back on a phone while something lies over the page, which then stays where it is.
 *
 * @param onBack may leave it open, such as to ask first: it is called for the next one too
 */
export function useBack(isOpen: boolean, onBack: () => void): void {
  const back = useEffectEvent(onBack);
  useEffect(() => {
    if (!isOpen || typeof CloseWatcher === 'undefined') return undefined;
    const Watch = CloseWatcher;
    let watcher: Watcher;
    // Each is told once.
    const watch = () => {
      watcher = new Watch();
      watcher.onclose = () => {
        watch();
        back();
      };
    };
    watch();
    return () => watcher.destroy();
  }, [isOpen]);
}
