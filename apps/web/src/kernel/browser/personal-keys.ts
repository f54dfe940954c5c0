import { browserStorage } from './storage';

/** Keys of localStorage, besides the tokens, of what a person has chosen to keep in this browser: signing out removes it. */
export const personalKeys = {
  savedArticles: 'nadi_saved_articles',
  hiddenReadings: 'nadi_hub_readings',
} as const;

export function forgetPersonal(): void {
  const storage = browserStorage();
  for (const key of Object.values(personalKeys)) storage.removeItem(key);
}
