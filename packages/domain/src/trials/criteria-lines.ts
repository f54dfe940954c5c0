import type { CriterionSide } from './criterion';

/** A criterion as it is written. */
export type CriteriaLine = {
  side: CriterionSide;
  text: string;
  /** Whether it means what it says by itself: it has no list of its own, is in none, and all of it is there. */
  isAlone: boolean;
};

/** Characters of the criteria of a study that are read; the registry itself takes as many. */
export const maxCriteria = 20_000;
const maxLine = 500;

const heading = /^(?:key |main |major )?(inclusion|exclusion)(?: criteria)?\s*:?\s*$/i;
const bullet = /^(?:[-*•·–]|\(?\d{1,2}[.)]|\(?[a-z][.)])\s+/i;

type Open = CriteriaLine & { indent: number };

/**
 * Returns the criteria of a study, one for each item of its lists. An item in a list of another one ("one of the following: ...") is an alternative or a detail
 * of it, so neither of them means what it says by itself.
 */
export function criteriaLines(text: string): CriteriaLine[] {
  let side: CriterionSide = 'inclusion';
  let ofSide: Open[] = [];
  /** The line that the next one may go on; null after an empty line. */
  let current: Open | null = null;
  let isInFlatList = false;
  const all: Open[] = [];
  for (const raw of text.slice(0, maxCriteria).split('\n')) {
    const line = raw.trim();
    const found = heading.exec(line)?.[1];
    if (found) {
      side = found.toLowerCase() === 'inclusion' ? 'inclusion' : 'exclusion';
      [ofSide, current, isInFlatList] = [[], null, false];
    } else if (line === '') current = null;
    else if (current && !bullet.test(line)) current.text = `${current.text} ${line}`;
    else {
      const indent = raw.length - raw.trimStart().length;
      const isNested = indent > (ofSide[0]?.indent ?? indent);
      const before = ofSide.at(-1);
      // A list that is introduced and not set in has no end that can be seen.
      if (!isNested && before?.text.endsWith(':')) isInFlatList = true;
      if (isNested) {
        const parent = ofSide.findLast((one) => one.indent < indent);
        if (parent) parent.isAlone = false;
      }
      current = { side, text: line.replace(bullet, ''), isAlone: !isNested && !isInFlatList, indent };
      ofSide.push(current);
      all.push(current);
    }
  }
  const last = all.at(-1);
  if (last && text.length >= maxCriteria) last.isAlone = false;
  return all.flatMap(({ side: of, text: whole, isAlone }) => {
    const plain = whole.replace(/[.;,]+$/, '').trim();
    const isWhole = plain.length <= maxLine;
    return plain === ''
      ? []
      : [{ side: of, text: plain.slice(0, maxLine).trim(), isAlone: isAlone && isWhole }];
  });
}
