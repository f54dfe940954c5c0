import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Makes react-aria's overlays at home in a Radix dialog. The two keep focus without knowing of each other: when a list opened in
 * the dialog goes, Radix finds that the focus went with it and takes it to the dialog's root before react-aria can bring it back
 * to where the list was opened.
 *
 * `container` is the element in the dialog that overlays are portalled into.
 */
export function useNestedOverlays(container: RefObject<HTMLElement | null>, isOpen: boolean) {
  const opener = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    const overlays = container.current;
    const dialog = overlays?.parentElement;
    if (!isOpen || !overlays || !dialog) return;

    const remember = ({ target }: FocusEvent) => {
      const isInOverlay = target instanceof Node && overlays.contains(target);
      if (!isInOverlay && target !== dialog && target instanceof HTMLElement) opener.current = target;
    };
    const bringBack = new MutationObserver((changes) => {
      const hasClosed =
        changes.some(({ removedNodes }) => removedNodes.length > 0) && !hasOpenOverlay(overlays);
      const isLost = document.activeElement === document.body || document.activeElement === dialog;
      if (hasClosed && isLost) opener.current?.focus({ preventScroll: true });
    });

    dialog.addEventListener('focusin', remember);
    bringBack.observe(overlays, { childList: true });
    return () => {
      dialog.removeEventListener('focusin', remember);
      bringBack.disconnect();
    };
  }, [container, isOpen]);
}

/** Tells whether one of react-aria's overlays is open there: all carry the name of what opened them. */
export const hasOpenOverlay = (container: HTMLElement | null): boolean =>
  container?.querySelector('[data-trigger]') != null;
