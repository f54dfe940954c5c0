const titles = new Set(['dr', 'dr.', 'mr', 'mr.', 'mrs', 'mrs.', 'ms', 'ms.', 'prof', 'prof.']);

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** First letters of the first and the last name, without titles; whole letters in scripts that build them from parts. */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => word && !titles.has(word.toLowerCase()));
  const [first] = words;
  const last = words.length > 1 ? words.at(-1) : undefined;
  const letter = (word = '') => segmenter.segment(word)[Symbol.iterator]().next().value?.segment ?? '';
  return (letter(first) + letter(last)).toLocaleUpperCase();
}
