import { describe, expect, it } from '@jest/globals';
import { isVisibleLine, isVisibleText } from './visible-text';

const named = (text: string) =>
  text.replace(/[^\x20-\x7e]/gu, (sign) => `U+${(sign.codePointAt(0) ?? 0).toString(16).padStart(4, '0')} `);

describe('a name', () => {
  it.each([
    'Asha Kulkarni',
    "O'Brien-Ñandú",
    'Nguyễn',
    'आशा कुलकर्णी',
    // Marathi eyelash ra, and a half form: virama and U+200D between letters.
    'दुसर\u094d\u200dया',
    'क\u094d\u200dष',
    // Nepali: virama and U+200C between letters.
    'राज\u094d\u200cकुमार',
    // Kannada and Telugu: Rajkumar, in its middle and at an end.
    'ರಾಜ\u0ccd\u200cಕುಮಾರ್',
    'ಕುಮಾರ\u0ccd\u200c',
    'ಕುಮಾರ\u0ccd\u200c ರಾವ್',
    'రాజ\u0c4d\u200cకుమార్',
    // Kannada and Bengali: U+200D before the virama.
    'ರ\u200d\u0ccdಯಾಂಕ್',
    'র\u200d\u09cdযাম',
    // Malayalam: a chillu at the end of a word, and within.
    'രാജന\u0d4d\u200d',
    'അവന\u0d4d\u200dറെ',
    // Tamil, Gujarati, Odia, Gurmukhi, Sinhala.
    'லக\u0bcd\u200cஷ்மி',
    'રાજ\u0acd\u200cકુમાર',
    'ରାଜ\u0b4d\u200cକୁମାର',
    'ਰਾਜ\u0a4d\u200cਕੁਮਾਰ',
    'ශ\u0dca\u200dරී',
    // Between letters without a virama.
    'नाम\u200cकरण',
    // Urdu and Persian.
    'خانہ\u200cآبادی',
    'می\u200cخواهم',
    // Thai, Hebrew, Japanese with a variant of its character.
    'สมชาย',
    'דוד',
    '辻\u{e0100}',
    // Several marks on one letter: Vietnamese taken apart, Tibetan, Hebrew with accents.
    'Nguye\u0302\u0303n',
    'བསྒྲུབས',
    'בְּרֵאשִׁ֖ית',
  ])('may be %s', (name) => expect({ name, may: isVisibleLine(name) }).toEqual({ name, may: true }));

  it.each([
    'Asha\u202eihsA',
    '\u2066Asha\u2069',
    'Asha\u200e',
    '\u061cAsha',
    'As\u200bha',
    'As\u200cha',
    'As\u200dha',
    '\u200d',
    '\u200cआशा',
    'आशा\u200c',
    'आशा \u200cराव',
    'क\u094d\u200c\u200c\u200cष',
    'As\u00adha',
    'Asha\ufeff',
    'As\u2060ha',
    'Asha\u034f',
    '\u3164',
    '\uffa0',
    '\u115f',
    '\u2800',
    '\u17b4',
    'Asha\nKulkarni',
    'Asha\tKulkarni',
    'Asha\u0007',
    'Asha\u007f',
    'Asha\u0085',
    'Asha\u2028Kulkarni',
    'Asha\u{e0041}',
    'Asha\ufe0f',
    'Asha 1\ufe0f',
    'Asha\u180e',
    // Marks that pile up over the lines around them.
    `Asha${'\u0301'.repeat(9)}`,
    `Asha${'\u0489'.repeat(40)}`,
    '\ufff9Asha\ufffb',
  ])('may not be %j', (name) =>
    expect({ name: named(name), may: isVisibleLine(name) }).toMatchObject({ may: false }),
  );

  it('is checked in a moment, however it is made', () => {
    const began = performance.now();
    for (const part of ['\u200d', 'क\u094d\u200d', '\u{1f468}\u200d', '\u202e'])
      isVisibleText(part.repeat(100_000 / part.length));
    expect(performance.now() - began).toBeLessThan(2_000);
  });
});

describe('text of several lines', () => {
  it.each([
    'After breakfast.\nFelt dizzy.\r\n\tTwice.',
    'Better ❤\ufe0f',
    '\u{1f469}\u{1f3fd}\u200d\u2695\ufe0f',
    '1\ufe0f\u20e3',
  ])('may be %j', (text) => expect(isVisibleText(text)).toBe(true));

  it.each(['Take 5\u202e01 mg', 'a\u200bb', 'a\u0000b', 'a\u2028b'])('may not be %j', (text) =>
    expect(isVisibleText(text)).toBe(false),
  );
});
