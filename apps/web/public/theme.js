// Sets the theme before anything is painted, and says whether somebody is signed in. It is no module, since modules wait for the page, and a file of its own, since the
// content security policy lets no inline script through. `src/kernel/ui/theme.ts` says the same for later changes. On public pages, which
// have no other code, it greets whoever is signed in by the first name that the app has left here.
(() => {
  const page = document.documentElement.dataset;
  let chosen = null;
  let firstName = '';
  try {
    chosen = localStorage.getItem('theme');
    if (localStorage.getItem('nadi_token')) page.hasToken = '';
    firstName = localStorage.getItem('nadi_first_name') ?? '';
  } catch {
    // Storage is denied: the system's choice holds.
  }
  const wants = (query) => matchMedia(query).matches;
  const system = wants('(prefers-contrast: more)')
    ? 'high-contrast'
    : wants('(prefers-color-scheme: dark)')
      ? 'dark'
      : 'light';
  page.theme = ['light', 'dark', 'high-contrast'].includes(chosen) ? chosen : system;
  addEventListener('DOMContentLoaded', () => {
    for (const place of document.querySelectorAll('[data-first-name]')) place.textContent = firstName;
  });
  // A press before the code is there is kept for it (`src/kernel/browser/early-press.ts`), and looks like one meanwhile.
  addEventListener(
    'click',
    ({ target }) => {
      const button = target.closest?.('button, input[type=radio]');
      const place = button?.closest('[data-drawn], [data-prerendered]');
      // A form is kept below.
      if (!place || !['button', 'radio'].includes(button.type)) return;
      window.nadiPress?.button.removeAttribute('data-pressed');
      window.nadiPress?.button.removeAttribute('aria-busy');
      button.setAttribute('data-pressed', 'true');
      button.setAttribute('aria-busy', 'true');
      const index = [...place.querySelectorAll('button, input[type=radio]')].indexOf(button);
      window.nadiPress = { button, place, index, text: button.textContent };
    },
    true,
  );
  // A form would go off as an address of its own until the app is there, which then sends it (`src/app/take-over.ts`).
  addEventListener(
    'submit',
    (event) => {
      const drawn = document.querySelector('[data-prerendered]');
      if (!drawn) return;
      event.preventDefault();
      drawn.dataset.sent = '';
    },
    true,
  );
})();
