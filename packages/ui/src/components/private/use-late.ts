import { type ComponentType, useEffect, useReducer, useRef } from 'react';
import * as m from '../../../generated/messages/messages';
import { showToast } from '../ToastRegion/toasts';

type LatePart<Props> = {
  loaded: () => ComponentType<Props> | undefined;
  load: () => Promise<void>;
  /** Fetches it before it is asked for. */
  preload: () => void;
  onFailed: () => void;
};

/**
 * The code of something that opens, fetched when it first does: most pages are left without opening it. A fetch that failed is
 * made once more the next time, which `React.lazy` would not do.
 */
export function latePart<Props>(
  fetch: () => Promise<ComponentType<Props>>,
  onFailed: () => void = () => showToast({ tone: 'error', message: m.late_failed() }),
): LatePart<Props> {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;
  const load = () => {
    loading ??= fetch().then(
      (component) => {
        loaded = component;
      },
      (error) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  return {
    loaded: () => loaded,
    load,
    // A failure is told where it is opened, not where that was foreseen.
    preload: () => void load().catch(() => undefined),
    onFailed,
  };
}

type Openable = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

/** What to render for it: nothing before it was open. It is closed again if it cannot be had. */
export function useLate<Props>(part: LatePart<Props>, { isOpen, onOpenChange }: Openable) {
  const [, showLoaded] = useReducer((count: number) => count + 1, 0);
  const change = useRef(onOpenChange);
  // It may have a way to go when it closes, and a focus to give back.
  const wasOpen = useRef(false);
  if (isOpen) wasOpen.current = true;

  useEffect(() => {
    change.current = onOpenChange;
  });
  useEffect(() => {
    if (!isOpen || part.loaded()) return;
    let isWanted = true;
    part.load().then(
      () => isWanted && showLoaded(),
      () => {
        if (!isWanted) return;
        part.onFailed();
        change.current(false);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [part, isOpen]);

  return wasOpen.current ? part.loaded() : undefined;
}
