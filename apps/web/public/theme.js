// Sets the theme before anything is painted. It is no module, since modules wait for the page, and a file of its own, since the
// content security policy lets no inline script through. `src/features/ui/theme.ts` says the same for later changes.
(() => {
  let chosen = null;
  try {
    chosen = localStorage.getItem('theme');
  } catch {
    // Storage is denied: the system's choice holds.
  }
  const wants = (query) => matchMedia(query).matches;
  const system = wants('(prefers-contrast: more)')
    ? 'high-contrast'
    : wants('(prefers-color-scheme: dark)')
      ? 'dark'
      : 'light';
  document.documentElement.dataset.theme = ['light', 'dark', 'high-contrast'].includes(chosen)
    ? chosen
    : system;
})();
