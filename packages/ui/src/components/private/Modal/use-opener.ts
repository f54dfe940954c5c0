import { useRef } from 'react';

/**
 * Keeps what had the focus when the window was asked for, to give it back: Radix does so only for a trigger of its own. It is looked up
 * while rendering, since an item of a menu is gone by the time that anything is on the screen; in its place stands the menu's
 * button.
 */
export function useOpener(isOpen: boolean) {
  const wasOpen = useRef(false);
  const opener = useRef<HTMLElement>(null);
  if (isOpen && !wasOpen.current) opener.current = findOpener(document.activeElement);
  wasOpen.current = isOpen;
  return opener;
}

function findOpener(active: Element | null): HTMLElement | null {
  const menu = active?.closest('[role="menu"]');
  const button = document.getElementById(menu?.getAttribute('aria-labelledby')?.split(' ')[0] ?? '');
  if (button) return button;
  return active instanceof HTMLElement ? active : null;
}
