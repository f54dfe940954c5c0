import type { KeyValueStore } from '../browser/storage';
import { type Theme, themes } from './ui-slice';

const key = 'theme';
const systemQueries = ['(prefers-contrast: more)', '(prefers-color-scheme: dark)'] as const;

export function readTheme(storage: KeyValueStore): Theme {
  const stored = storage.getItem(key);
  return themes.find((theme) => theme === stored) ?? 'system';
}

export const writeTheme = (storage: KeyValueStore, theme: Theme) => storage.setItem(key, theme);

/** Applies a theme to the page. `public/theme.js` does the same before the first paint. */
export function applyTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme === 'system' ? systemTheme() : theme;
}

/** @returns a function that stops listening */
export function onSystemThemeChange(listener: () => void): () => void {
  const queries = systemQueries.map((query) => window.matchMedia(query));
  for (const query of queries) query.addEventListener('change', listener);
  return () => {
    for (const query of queries) query.removeEventListener('change', listener);
  };
}

function systemTheme(): Exclude<Theme, 'system'> {
  const [contrast, darkness] = systemQueries.map((query) => window.matchMedia(query).matches);
  if (contrast) return 'high-contrast';
  return darkness ? 'dark' : 'light';
}
