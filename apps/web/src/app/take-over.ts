import { repeatEarlyPress } from '../kernel/browser/early-press';

type Tracked = { _valueTracker?: { setValue(value: string): void } };

/**
 * Takes over a page that was prerendered at build time, as soon as its code is loaded: text that was typed until then, or filled in by
 * the browser, is reported to React as if it were typed now, because React would empty the fields at their next change. A form submitted
 * until then, and held back by `theme.js`, is submitted now. The elements get their inline styles back, which React may then change.
 */
export function takeOver(): void {
  const page = document.querySelector<HTMLElement>('[data-prerendered]');
  if (!page) return;
  for (const field of page.querySelectorAll('input')) {
    if (field.type === 'checkbox') {
      if (field.checked !== field.defaultChecked) pressAgain(field);
    } else if (field.value !== field.defaultValue) typeAgain(field);
  }
  for (const part of page.querySelectorAll<HTMLElement>('[data-style]')) {
    part.style.cssText = part.dataset.style ?? '';
    delete part.dataset.style;
  }
  const wasSent = page.dataset.sent !== undefined;
  delete page.dataset.prerendered;
  delete page.dataset.sent;
  // Only after all handlers know the typed text.
  setTimeout(() => {
    if (wasSent) page.querySelector('form')?.requestSubmit();
    else repeatEarlyPress(page);
  });
}

function typeAgain(field: HTMLInputElement & Tracked): void {
  const { selectionStart, selectionEnd } = field;
  // The value that React assumes; it does not report a value that it already knows.
  field._valueTracker?.setValue(field.defaultValue);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  if (document.activeElement !== field || selectionStart === null) return;
  // React sets the value once more, which moves the caret to its end.
  queueMicrotask(() => field.setSelectionRange(selectionStart, selectionEnd));
}

function pressAgain(field: HTMLInputElement): void {
  field.checked = field.defaultChecked;
  field.click();
}
