/**
 * Formats of the contract for text that others read.
 *
 * Refused are controls and characters that nobody sees: they hide words, turn the direction of what stands beside them (a name can
 * then rewrite the line it stands in), or make a name of nothing. Refused are also marks that pile up on one letter.
 */

/** Unicode's invisible ones, line breaks of its own, annotations, and the empty Braille pattern. */
const hidden = /[\p{Cc}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]/u;

/**
 * Scripts of India and its neighbours in which joiners (U+200C, U+200D) are spelling. Unicode Standard, chapters 9 (Arabic), 12 and 13;
 * UAX #31, rules A1, A2 and B. Kannada and Telugu end a part of a name with virama and U+200C, Malayalam writes chillu letters with
 * U+200D at the end of a word, Bengali and Kannada put U+200D before the virama, Urdu and Kashmiri U+200C between letters.
 */
const scripts = [
  /\p{Script_Extensions=Devanagari}/u,
  /\p{Script_Extensions=Bengali}/u,
  /\p{Script_Extensions=Gurmukhi}/u,
  /\p{Script_Extensions=Gujarati}/u,
  /\p{Script_Extensions=Oriya}/u,
  /\p{Script_Extensions=Tamil}/u,
  /\p{Script_Extensions=Telugu}/u,
  /\p{Script_Extensions=Kannada}/u,
  /\p{Script_Extensions=Malayalam}/u,
  /\p{Script_Extensions=Sinhala}/u,
  /\p{Script_Extensions=Meetei_Mayek}/u,
  /\p{Script_Extensions=Grantha}/u,
  /\p{Script_Extensions=Tirhuta}/u,
  /\p{Script_Extensions=Newa}/u,
  /\p{Script_Extensions=Sharada}/u,
  /\p{Script_Extensions=Modi}/u,
  /\p{Script_Extensions=Kaithi}/u,
  /\p{Script_Extensions=Chakma}/u,
  /\p{Script_Extensions=Arabic}/u,
];
const letter = /[\p{L}\p{M}]/u;
const virama = /[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d3b\u0d3c\u0d4d\u0dca\uaaf6\uabed]/;
const joiner = /[\u200c\u200d]/;

const isBetweenLetters = (before: string, after: string) =>
  letter.test(before) &&
  letter.test(after) &&
  scripts.some((script) => script.test(before) && script.test(after));

const pictograph = /\p{Extended_Pictographic}/u;
const keycap = /[0-9#*]/;

/** Tells whether an emoji's or a Han character's form is chosen, or emoji are joined to one. */
function isChoice(before: string, sign: string, after: string): boolean {
  if (sign === '\ufe0f' && keycap.test(before)) return after === '\u20e3';
  if (sign === '\ufe0f' || sign === '\ufe0e') return /\p{Emoji}/u.test(before) && !keycap.test(before);
  if (sign === '\u200d')
    return (
      pictograph.test(after) &&
      (before === '\ufe0f' || /\p{Extended_Pictographic}|\p{Emoji_Modifier}/u.test(before))
    );
  return /[\ufe00-\ufe02\u{e0100}-\u{e01ef}]/u.test(sign) && /\p{Script=Han}/u.test(before);
}

/** Tells whether what nobody sees belongs to what stands around it. */
const isSpelling = (before = '', sign = '', after = ''): boolean =>
  (joiner.test(sign) && (virama.test(before) || isBetweenLetters(before, after))) ||
  isChoice(before, sign, after);

/** More marks on one letter than any script writes; they cover the lines above and below. */
const piled = /\p{M}{9}/u;

const lineBreaks = /[\t\n\r]/g;

/** Tells whether a text in one line, such as a name, has nothing hidden in it. */
export function isVisibleLine(text: string): boolean {
  if (piled.test(text)) return false;
  if (!hidden.test(text)) return true;
  const signs = [...text];
  return signs.every(
    (sign, index) => !hidden.test(sign) || isSpelling(signs[index - 1], sign, signs[index + 1]),
  );
}

/** The same for text that may have several lines. */
export const isVisibleText = (text: string): boolean => isVisibleLine(text.replace(lineBreaks, ' '));

/** By the names under which the contract's schemas ask for them, with what a person is told. */
export const visibleFormats = {
  'visible-line': {
    holds: isVisibleLine,
    description: 'one line without invisible characters or ones that turn its direction',
  },
  'visible-text': {
    holds: isVisibleText,
    description: 'text without invisible characters or ones that turn its direction',
  },
} as const;
