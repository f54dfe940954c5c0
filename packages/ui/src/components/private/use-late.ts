import { type ComponentType, startTransition, useEffect, useReducer, useRef } from 'react';
import * as m from '../../../generated/messages/messages';
import { whenCalm } from './when-calm';

type LatePart<Props> = {
  loaded: () => ComponentType<Props> | undefined;
  load: () => Promise<void>;
  /** Fetches it before it is asked for. */
  preload: () => void;
  onFailed: () => void;
};

/** Loaded a moment after the page; few people need it. */
const tellThatItFailed = () =>
  void import('../ToastRegion/toasts').then(
    ({ showToast }) => showToast({ tone: 'error', message: m.late_failed() }),
    () => undefined,
  );

/**
 * The code of something that opens, fetched when it first does: most pages are left without opening it. A fetch that failed is
 * made once more the next time, which `React.lazy` would not do.
 *
 * `useLate` renders it, `usePreload` has it there by the time that it is asked for. What opens it is `isPending` while it is
 * open and there is nothing to render yet.
 */
export function latePart<Props>(
  fetch: () => Promise<ComponentType<Props>>,
  onFailed: () => void = tellThatItFailed,
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

/** The element to render: nothing before it was opened. It is closed again if its code cannot be loaded. */
export function useLate<Props>(part: LatePart<Props>, { isOpen, onOpenChange }: Openable) {
  const [, showLoaded] = useReducer((count: number) => count + 1, 0);
  const change = useRef(onOpenChange);
  // It may have a way to go when it closes, and a focus to give back.
  const wasOpen = useRef(false);
  if (isOpen) wasOpen.current = true;

  useEffect(() => {
    change.current = onOpenChange;
  });
  const Part = wasOpen.current ? part.loaded() : undefined;
  const isMissing = Part === undefined;
  useEffect(() => {
    // It may have come since it was rendered: what counts is whether it is shown.
    if (!isOpen || !isMissing) return;
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
  }, [part, isOpen, isMissing]);

  return Part;
}

/** Milliseconds between two attempts to fetch what is needed at once. */
const pauseMs = 2_000;

/** For what is shown as soon as it is needed: its code is fetched at once, and again until it is there. Nothing is rendered before. */
export function useLateNow<Props>(part: LatePart<Props>, isNeeded: boolean) {
  const [, showLoaded] = useReducer((count: number) => count + 1, 0);
  const Part = isNeeded ? part.loaded() : undefined;
  const isMissing = isNeeded && Part === undefined;
  useEffect(() => {
    if (!isMissing) return;
    let isWanted = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const attempt = () =>
      void part.load().then(
        () => isWanted && showLoaded(),
        () => {
          if (isWanted) timer = setTimeout(attempt, pauseMs);
        },
      );
    attempt();
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [part, isMissing]);
  return Part;
}

/** Fetches it once the page is calm: whoever opens it then has no wait, and may have no network any more. */
export function usePreload({ preload }: Pick<LatePart<never>, 'preload'>, isWanted = true): void {
  useEffect(() => (isWanted ? whenCalm(preload) : undefined), [preload, isWanted]);
}

/**
 * For what stands in the page from the beginning, behind a face that looks the same: its code is fetched once the page is calm,
 * and at once where `ask` is called because somebody wants to use it.
 */
export function useLateInPlace<Props>(part: LatePart<Props>) {
  const [, showLoaded] = useReducer((count: number) => count + 1, 0);
  const Part = part.loaded();
  const isMissing = Part === undefined;
  useEffect(() => {
    if (!isMissing) return;
    // Draws it in slices, between which a phone answers a touch: nobody asked for it.
    const show = () => startTransition(showLoaded);
    return whenCalm(() => void part.load().then(show, () => undefined));
  }, [part, isMissing]);
  return { Part, ask: () => void part.load().then(showLoaded, part.onFailed) };
}
