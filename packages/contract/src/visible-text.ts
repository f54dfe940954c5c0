/**
 * Formats of the contract for text that others read.
 *
 * Refused are controls and characters that nobody sees: they hide words, turn the direction of what stands beside them (a name can
 * then rewrite the line it stands in), or make a name of nothing.
 */

/** Unicode's invisible ones, line breaks of its own, annotations, and the empty Braille pattern. */
const hidden = /[\p{Cc}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]/u;

/**
 * Scripts of India and its neighbours in which joiners (U+200C, U+200D) are spelling. Unicode Standard, chapters 9 (Arabic), 12 and 13;
 * UAX #31, rules A1, A2 and B. Kannada and Telugu end a part of a name with virama and U+200C, Malayalam writes chillu letters with
 * U+200D at the end of a word, Bengali and Kannada put U+200D before the virama, Urdu and Kashmiri U+200C between letters.
 */
const scripts = [
  ...[
    'Devanagari',
    'Bengali',
    'Gurmukhi',
    'Gujarati',
    'Oriya',
    'Tamil',
    'Telugu',
    'Kannada',
    'Malayalam',
    'Sinhala',
  ],
  ...['Meetei_Mayek', 'Grantha', 'Tirhuta', 'Newa', 'Sharada', 'Modi', 'Kaithi', 'Chakma', 'Arabic'],
];
const virama =
  '[\\u094d\\u09cd\\u0a4d\\u0acd\\u0b4d\\u0bcd\\u0c4d\\u0ccd\\u0d3b\\u0d3c\\u0d4d\\u0dca\\uaaf6\\uabed]';
const joiner = '[\\u200c\\u200d]';
const betweenLetters = scripts.map((script) => {
  const letter = `(?=[\\p{L}\\p{M}])\\p{Script_Extensions=${script}}`;
  return `(?<=${letter})${joiner}(?=${letter})`;
});

/** What is invisible and belongs to what stands before it: joiners, and choices of the form of an emoji or a Han character. */
const spelling = new RegExp(
  [
    ...betweenLetters,
    `(?<=${virama})${joiner}`,
    '(?<=[0-9#*])\\ufe0f(?=\\u20e3)',
    '(?<=(?![0-9#*])\\p{Emoji})\\ufe0f',
    '(?<=\\p{Extended_Pictographic})\\ufe0e',
    '(?<=\\p{Extended_Pictographic}\\ufe0f?|\\p{Emoji_Modifier})\\u200d(?=\\p{Extended_Pictographic})',
    '(?<=\\p{Script=Han})[\\ufe00-\\ufe02\\u{e0100}-\\u{e01ef}]',
  ].join('|'),
  'gu',
);

const lineBreaks = /[\t\n\r]/g;

/** Whether a text in one line, such as a name, has nothing hidden in it. */
export const isVisibleLine = (text: string): boolean =>
  !hidden.test(text) || !hidden.test(text.replace(spelling, ''));

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
