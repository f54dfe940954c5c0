type Press = { button: HTMLButtonElement; place: HTMLElement; index: number; text: string | null };

declare global {
  interface Window {
    /** The last press in a place that had no code yet; set by `theme.js`. */
    nadiPress?: Press;
  }
}

/**
 * Presses again what was pressed in `place` before its code was there, if the same button still stands where it stood. It gets the
 * focus too, which was lost with the drawn button, unless somebody types elsewhere by now.
 */
export function repeatEarlyPress(place: HTMLElement): void {
  const press = window.nadiPress;
  if (press?.place !== place) return;
  delete window.nadiPress;
  // A page that is hydrated keeps its buttons.
  press.button.removeAttribute('data-pressed');
  press.button.removeAttribute('aria-busy');
  const button = place.querySelectorAll('button')[press.index];
  if (!button || button.textContent !== press.text) return;
  if (!document.activeElement?.matches('input, textarea, select')) button.focus();
  button.click();
}
