import { type RefObject, useEffect } from 'react';

/** Milliseconds of a long press, the same on Android and iOS. */
const heldMs = 500;
/** The browser's own click comes this soon after the finger is lifted, or not at all. */
const clickMs = 100;

/**
 * Tells when a finger is held on what is inside `holder`; `onEnd` follows with the next touch anywhere. Who asks what a button
 * does has not pressed it: that touch does nothing else.
 */
export function useHeld(holder: RefObject<HTMLElement | null>, onHeld: () => void, onEnd: () => void) {
  useEffect(() => {
    const element = holder.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isHeld = false;
    let isRefused = false;

    const start = ({ pointerType, target }: PointerEvent) => {
      clearTimeout(timer);
      if (isHeld) onEnd();
      isHeld = false;
      isRefused = false;
      if (pointerType !== 'touch' || !(target instanceof Node) || !element.contains(target)) return;
      timer = setTimeout(() => {
        isHeld = true;
        isRefused = true;
        // If react-aria detects the start of a scroll, it is not a press.
        target.dispatchEvent(new PointerEvent('pointercancel', { bubbles: true, pointerType }));
        onHeld();
      }, heldMs);
    };
    const stop = () => {
      clearTimeout(timer);
      if (isRefused)
        timer = setTimeout(() => {
          isRefused = false;
        }, clickMs);
    };
    // Ignores the event that it sends itself.
    const scroll = ({ isTrusted }: Event) => isTrusted && stop();
    const refuse = (event: Event) => {
      if (!isRefused) return;
      event.preventDefault();
      event.stopPropagation();
    };

    document.addEventListener('pointerdown', start, true);
    document.addEventListener('pointerup', stop, true);
    element.addEventListener('pointercancel', scroll, true);
    element.addEventListener('click', refuse, true);
    element.addEventListener('contextmenu', refuse, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerdown', start, true);
      document.removeEventListener('pointerup', stop, true);
      element.removeEventListener('pointercancel', scroll, true);
      element.removeEventListener('click', refuse, true);
      element.removeEventListener('contextmenu', refuse, true);
    };
  }, [holder, onHeld, onEnd]);
}
