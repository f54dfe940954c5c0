type Tracked = { _valueTracker?: { setValue(value: string): void } };

/**
 * Takes over a page that was drawn when the app was built, as soon as it has its code: what somebody typed until then, or the
 * browser filled in, is told to React as if it was typed now, or the fields would be emptied at their next change. What was sent
 * until then, and held back by `theme.js`, is sent now. Styles are the elements' own again, for React to change.
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
  // Once what was typed is known everywhere.
  if (wasSent) setTimeout(() => page.querySelector('form')?.requestSubmit());
}

function typeAgain(field: HTMLInputElement & Tracked): void {
  const { selectionStart, selectionEnd } = field;
  // What React believes to stand there; it tells of nothing that it knows already.
  field._valueTracker?.setValue(field.defaultValue);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  if (document.activeElement !== field || selectionStart === null) return;
  // React writes the value once more, which moves the caret to its end.
  queueMicrotask(() => field.setSelectionRange(selectionStart, selectionEnd));
}

function pressAgain(field: HTMLInputElement): void {
  field.checked = field.defaultChecked;
  field.click();
}
