import { describe, expect, it } from '@jest/globals';
import { asPrinted, checkLetters, isPrintable } from './printable';
import { aDraft, anItem } from './samples';

describe('the letters of the paper', () => {
  it('refuse instructions, advice, tests, names and a diagnosis in a script that the font does not have', () => {
    const draft = aDraft({
      items: [anItem(), anItem({ generic: 'Paracetamol', brand: 'क्रोसिन', instructions: 'खाली पेट लें' })],
      ...{ diagnosis: 'உயர் இரத்த அழுத்தம்', advice: 'Walk. চিনি কম', tests: ['HbA1c', 'ರಕ್ತ'] },
      adultPresent: { name: 'रवि', relation: 'father' },
    });
    expect(checkLetters(draft).map(({ pointer, code }) => [pointer, code])).toEqual([
      ['/body/items/1/brand', 'letters'],
      ['/body/items/1/instructions', 'letters'],
      ['/body/diagnosis', 'letters'],
      ['/body/advice', 'letters'],
      ['/body/tests/1', 'letters'],
      ['/body/adultPresent/name', 'letters'],
    ]);
    expect(checkLetters(draft)[0]?.message).toContain('“क”');
  });

  it('take usual texts as they are, also with signs that are composed of two', () => {
    const text = 'Rosé: ½ tablet – “at night” ≥ 2 h… 37.5 °C, 5 µg, α-blocker\nЖ';
    expect([isPrintable(text), isPrintable('Rose\u0301')]).toEqual([true, true]);
    expect(checkLetters(aDraft({ advice: text }))).toEqual([]);
    expect(isPrintable('₹ 40 🙂')).toBe(false);
  });

  it('name what they cannot show, so that no boxes stand in its place', () => {
    expect(asPrinted('आशा कुलकर्णी', 'name')).toBe('(name in letters that cannot be printed: see the app)');
    expect(asPrinted('Asha Kulkarni', 'name')).toBe('Asha Kulkarni');
  });
});
