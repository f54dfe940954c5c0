import type { Analyte } from './analyte';
import { analytes } from './dictionary';

/** Words that say of what the sample was or how it was done, not what was measured. */
const harmless = new Set(
  (
    'serum s sr plasma level levels estimation edta whole wb sample fluoride citrated by method in of the spot venous test ' +
    'hplc god pod godpod clia eclia cmia elisa ifcc jaffe enzymatic kinetic colorimetric colorimetry photometry photometric ' +
    'nephelometry turbidimetry immunoturbidimetry ise direct calculated calc biuret bcg bromocresol green urease uricase ' +
    'hexokinase chod pap gpo diazo dmso arsenazo ferrozine impedance cyanmethemoglobin westergren dipstick microscopy ' +
    'automated quantitative auto analyzer indirect ngsp certified gldh uv ultrasensitive fluorometric sls flow cytometry ' +
    'chemiluminescence electrical optical derived manual modified without p5p with pyridoxal nitroanilide pnpp amp buffer'
  ).split(' '),
);

const decisive = new Set(['direct', 'indirect', 'calculated', 'calc', 'test', 'spot', 'ultrasensitive']);

/** In lower case, words and figures only. */
export const normalName = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll('µ', 'u')
    .replaceAll(/(?<=[a-z])\+/g, '+ ')
    .replaceAll(/[^a-z0-9+%\u0900-\u097f-]+/g, ' ')
    .replaceAll(/(?<![a-z])-|-(?=[a-z0-9])/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

const index = new Map<string, Analyte[]>();
for (const analyte of analytes) {
  for (const name of new Set(analyte.printedAs.map(normalName))) {
    index.set(name, [...(index.get(name) ?? []), analyte]);
  }
}

/** Letters that a scan cannot tell apart, as one: `HbAlc`, `T0TAL`. No two names differ in these alone. */
const folded = (name: string) => name.replaceAll(/[1i|]/g, 'l').replaceAll('0', 'o');

const byFolded = new Map([...index].map(([name, list]) => [folded(name), list]));

const withoutHarmless = (name: string, mayKeepDecisive: boolean) =>
  name
    .split(' ')
    .filter((word) => !harmless.has(word) || (mayKeepDecisive && decisive.has(word)))
    .join(' ');

export type NameMatch = {
  analytes: readonly Analyte[];
  /** `whole`: every word is accounted for; `part`: words are left that may change what it is; `near`: a letter differs. */
  how: 'whole' | 'part' | 'near';
};

function lookUp(name: string): readonly Analyte[] | undefined {
  const forms = [name, withoutHarmless(name, true), withoutHarmless(name, false)];
  for (const form of forms) {
    const found = index.get(form) ?? byFolded.get(folded(form));
    if (found) return found;
  }
  return undefined;
}

/** Names that differ in one letter, of at least six: what a scan makes of them. */
function near(name: string): readonly Analyte[] {
  if (name.length < 6) return [];
  const found = [...index].filter(([known]) => known.length >= 6 && isOneApart(known, name));
  return [...new Set(found.flatMap(([, list]) => list))];
}

function isOneApart(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const [restOne, restOther] = [one.slice(start), other.slice(start)];
  return (
    restOne.slice(1) === restOther.slice(1) ||
    restOne.slice(1) === restOther ||
    restOne === restOther.slice(1)
  );
}

/** The analytes that a printed name may mean; null if it is none that we know. */
export function matchName(text: string): NameMatch | null {
  const whole = lookUp(normalName(text));
  if (whole) return { analytes: whole, how: 'whole' };
  const brackets = [...text.matchAll(/[([]([^)\]]*)[)\]]?/g)].map(([, inside = '']) => inside);
  const bare = text.replaceAll(/[([][^)\]]*[)\]]?/g, ' ');
  const byBare = brackets.length > 0 ? lookUp(normalName(bare)) : undefined;
  if (byBare) {
    // Looks into the brackets, which hold another name of the same thing, a method, or a doubt.
    const isSame = brackets.every((inside) => {
      const name = withoutHarmless(normalName(inside), false);
      return name === '' || lookUp(name)?.some((analyte) => byBare.includes(analyte));
    });
    return { analytes: byBare, how: isSame ? 'whole' : 'part' };
  }
  const close = near(withoutHarmless(normalName(text), true));
  return close.length > 0 ? { analytes: close, how: 'near' } : null;
}

const longest = Math.max(...[...index.keys()].map((name) => name.split(' ').length));

/** How many of these words, from the first on, are a name that we know; the most. 0 if none. */
export function knownPrefix(words: readonly string[]): number {
  for (let count = Math.min(words.length, longest + 3); count > 0; count -= 1) {
    const text = words.slice(0, count).join(' ');
    // Trailing brackets and commas belong to what follows.
    if (lookUp(normalName(text)) && normalName(words[count - 1] ?? '') !== '') return count;
  }
  return 0;
}
