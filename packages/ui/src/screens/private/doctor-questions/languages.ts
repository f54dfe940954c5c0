import { getLocale } from '../../../../generated/messages/runtime';

export type LanguageItem = { id: string; label: string };

/** Those with most speakers in India, and English, by their ISO 639 codes. */
const offered = ['en', 'hi', 'bn', 'mr', 'te', 'ta', 'gu', 'ur', 'kn', 'or', 'ml', 'pa', 'as', 'kok', 'tcy'];

/** A language as people of the page's language call it; its code where it has no name there. */
export const languageName = (id: string): string =>
  new Intl.DisplayNames(getLocale(), { type: 'language' }).of(id) ?? id;

/** What is offered to choose from, and whatever was chosen elsewhere besides. */
export function languageItems(chosen: readonly string[] = []): LanguageItem[] {
  return [...new Set([...offered, ...chosen])].map((id) => ({ id, label: languageName(id) }));
}

/** "English, Hindi and Kannada". */
export const listLanguages = (ids: readonly string[]): string =>
  new Intl.ListFormat(getLocale(), { type: 'conjunction' }).format(ids.map(languageName));
