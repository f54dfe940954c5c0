import type { PrescriptionDraft } from './prescription';

/** Letters and signs that the font of the paper has: Latin, Greek, Cyrillic, and usual punctuation. A test compares them with the font. */
const others =
  /[^\n\u0020-\u007e\u00a0-\u017f\u0384-\u0386\u0388-\u038a\u038c\u038e-\u03a1\u03a3-\u03ce\u0400-\u045f\u2010\u2011\u2013-\u2015\u2018-\u201e\u2020-\u2022\u2026\u2030\u2032\u2033\u2039\u203a\u20ac\u2122\u2190-\u2193\u2248\u2260\u2264\u2265]/u;

/** Returns true if the paper can show all letters of a text. */
export const isPrintable = (text: string): boolean => !others.test(text.normalize('NFC'));

/** Returns a text as the paper shows it: one in another script is named, because its letters would come out as empty boxes. @param what @example 'name' */
export const asPrinted = (text: string, what: string): string =>
  isPrintable(text) ? text.normalize('NFC') : `(${what} in letters that cannot be printed: see the app)`;

/** Returns a fault for each text of a draft that the paper cannot show: the patient would get empty boxes. */
export function checkLetters({ items, diagnosis, advice, tests, adultPresent }: PrescriptionDraft) {
  const texts: [string, string | null][] = [
    ...items.flatMap(({ generic, brand, strength, instructions }, at): [string, string | null][] =>
      Object.entries({ generic, brand, strength, instructions }).map(([name, text]) => [
        `/body/items/${at}/${name}`,
        text,
      ]),
    ),
    ['/body/diagnosis', diagnosis],
    ['/body/advice', advice],
    ...tests.map((test, at): [string, string] => [`/body/tests/${at}`, test]),
    ['/body/adultPresent/name', adultPresent?.name ?? null],
    ['/body/adultPresent/relation', adultPresent?.relation ?? null],
  ];
  return texts.flatMap(([pointer, text]) => {
    const sign = text === null ? null : others.exec(text.normalize('NFC'))?.[0];
    if (!sign) return [];
    const message = `Must be in Latin letters: the paper cannot show “${sign}” yet, and would print an empty box.`;
    return [{ pointer, message, code: 'letters' }];
  });
}
