type Pressed = HTMLButtonElement | HTMLInputElement;
type Press = { button: Pressed; place: HTMLElement; index: number; text: string | null };

declare global {
  interface Window {
    /** The last press in a place that had no code yet; set by `theme.js`. */
    nadiPress?: Press;
  }
}

/**
 * Presses again what was pressed in `place` before its code was there, if the same button or choice still stands where it stood. It gets the
 * focus too, which was lost with the drawn button, unless somebody types elsewhere by now.
 */
export function repeatEarlyPress(place: HTMLElement): void {
  const press = window.nadiPress;
  if (press?.place !== place) return;
  delete window.nadiPress;
  // A page that is hydrated keeps its buttons.
  press.button.removeAttribute('data-pressed');
  press.button.removeAttribute('aria-busy');
  const button = place.querySelectorAll<Pressed>('button, input[type=radio]')[press.index];
  if (!button || button.textContent !== press.text) return;
  if (!document.activeElement?.matches('input:not([type=radio]), textarea, select')) button.focus();
  // The drawn choice was marked by the browser itself; marked again, it would be no change.
  if (button instanceof HTMLInputElement) button.checked = false;
  button.click();
}
