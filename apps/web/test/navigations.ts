import { type NavigateDetail, navigateEvent, readNavigation } from '../src/kernel/browser/navigation';

/** The addresses that the app was asked to go to, in order. */
export function recordNavigations(): { seen: NavigateDetail[]; stop: () => void } {
  const seen: NavigateDetail[] = [];
  const listen = (event: Event) => {
    const detail = readNavigation(event);
    if (detail) seen.push(detail);
  };
  window.addEventListener(navigateEvent, listen);
  return { seen, stop: () => window.removeEventListener(navigateEvent, listen) };
}
