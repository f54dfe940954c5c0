import * as m from '../../../../generated/messages/messages';
import { getLocale } from '../../../../generated/messages/runtime';

export type LanguageItem = { id: string; label: string };

/** Those with most speakers in India, and English, by their ISO 639 codes. Browsers do not know the names of all of them. */
const names: Record<string, () => string> = {
  as: m.language_as,
  bn: m.language_bn,
  en: m.language_en,
  gu: m.language_gu,
  hi: m.language_hi,
  kn: m.language_kn,
  kok: m.language_kok,
  ml: m.language_ml,
  mr: m.language_mr,
  or: m.language_or,
  pa: m.language_pa,
  ta: m.language_ta,
  te: m.language_te,
  tcy: m.language_tcy,
  ur: m.language_ur,
};

/** A language as people of the page's language call it; its code where it has no name there. */
export const languageName = (id: string): string =>
  names[id]?.() ?? new Intl.DisplayNames(getLocale(), { type: 'language' }).of(id) ?? id;

/** Returns the options, and any others that were chosen elsewhere, in alphabetical order. */
export function languageItems(chosen: readonly string[] = []): LanguageItem[] {
  const { compare } = new Intl.Collator(getLocale());
  return [...new Set([...Object.keys(names), ...chosen])]
    .map((id) => ({ id, label: languageName(id) }))
    .sort((one, other) => compare(one.label, other.label));
}

/** "English, Hindi, and Kannada". */
export const listLanguages = (ids: readonly string[]): string =>
  new Intl.ListFormat(getLocale(), { type: 'conjunction' }).format(ids.map(languageName));
