import { cutText } from '../kernel/words';
import type { CriterionSide } from './criterion';
import { headingOf, isAlternative, opensList } from './headings';

/** A criterion as it is written. */
export type CriteriaLine = {
  side: CriterionSide;
  text: string;
  /** True if it means what it says by itself: it has no list of its own, is in none, and all of it is there. */
  isAlone: boolean;
};

/** Characters of the criteria of a study that are read; the registry itself takes as many. */
export const maxCriteria = 20_000;
const maxLine = 500;

const bullet = /^([-*•·–]|\(?\d{1,2}[.)]|\(?(?:[a-z]|[ivx]{2,4})[.)])\s+/i;

type Item = CriteriaLine & {
  indent: number;
  /** Its mark in the list, with any figure or letter as one kind; null without one. */
  mark: string | null;
  isNested: boolean;
};

/** The lines below a heading. */
type Section = {
  side: CriterionSide;
  isPlain: boolean;
  items: Item[];
  isFlatList: boolean;
  /** The last item and those that it is set in, outermost first. */
  path: Item[];
  /** The last item that is set in no other. */
  sibling: Item | null;
};

const sectionOf = (side: CriterionSide, isPlain: boolean, isFlatList: boolean): Section => ({
  ...{ side, isPlain, isFlatList },
  ...{ items: [], path: [], sibling: null },
});

const markOf = (line: string): string | null =>
  bullet
    .exec(line)?.[1]
    ?.replace(/\d+/, '1')
    .replace(/[a-z]+/i, 'a') ?? null;

/**
 * Returns the criteria of a study, one for each item of its lists. An item in a list of another one ("one of the following: ...") is an alternative or a detail
 * of it, so neither of them means what it says by itself. The same is true of what follows a line that may begin a list, a group of people or a side.
 */
export function criteriaLines(text: string): CriteriaLine[] {
  const sections = sectionsOf(text.slice(0, maxCriteria));
  const isInParts = hasParts(sections);
  const all = sections.flatMap(({ items }) => {
    const hasOr = items.some((one) => !one.isNested && isAlternative(one.text));
    return items.map((one) => ({ ...one, isAlone: one.isAlone && !hasOr && !isInParts }));
  });
  const last = all.at(-1);
  if (last && text.length >= maxCriteria) last.isAlone = false;
  return all.flatMap(({ side, text: whole, isAlone }) => {
    const plain = withoutEnd(whole);
    const isWhole = plain.length <= maxLine;
    if (plain === '') return [];
    return [
      {
        side,
        text: isWhole ? plain : `${cutText(plain, maxLine - 1).trim()}…`,
        isAlone: isAlone && isWhole,
      },
    ];
  });
}

/** Returns whether a study has the same side twice, each for a part of its people. */
const hasParts = (sections: readonly Section[]): boolean =>
  (['inclusion', 'exclusion'] as const).some(
    (side) => sections.filter((one) => one.side === side && one.isPlain && one.items.length > 0).length > 1,
  );

/** A text without the signs at its end. A regular expression would look at each of many signs again. */
function withoutEnd(text: string): string {
  let end = text.length;
  while (end > 0 && '.;,'.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end).trim();
}

function sectionsOf(text: string): Section[] {
  // Lines above the first heading are no list of a part of the study.
  let section = sectionOf('inclusion', false, false);
  const sections = [section];
  /** The line that the next one may go on; null after an empty line. */
  let current: Item | null = null;
  for (const raw of text.split('\n')) {
    const line = raw.trim();
    const mark = markOf(line);
    const words = line.replace(bullet, '');
    const heading = headingOf(words, mark !== null);
    if (heading) {
      const { side, isPlain } = heading;
      section = sectionOf(side, isPlain, !isPlain);
      sections.push(section);
      current = null;
      // A heading that says more than its side is kept as text: it says for whom the side is.
      if (!isPlain && mark === null) addItem(section, line, mark, 0);
    } else if (line === '') current = null;
    else {
      const indent = raw.length - raw.trimStart().length;
      if (current && mark === null) {
        if (isNoContinuation(line, indent, current)) section.isFlatList = true;
        current.text = `${current.text} ${line}`;
      } else current = addItem(section, words, mark, indent);
    }
  }
  return sections;
}

/** Returns whether a line without a mark may be more than the rest of the item above: the name of a group, for one. */
const isNoContinuation = (line: string, indent: number, { mark, indent: ofItem }: Item): boolean =>
  opensList(line, false) || (mark !== null && indent <= ofItem && !/^\p{Ll}/u.test(line));

function addItem(section: Section, text: string, mark: string | null, indent: number): Item {
  const { side, items, path, sibling } = section;
  const isNested = indent > (items[0]?.indent ?? indent);
  const above = items.at(-1);
  while ((path.at(-1)?.indent ?? -1) >= indent) path.pop();
  const parent = path.at(-1);
  if (isNested && parent) parent.isAlone = false;
  // A list that is introduced and not set in has no end that can be seen.
  const isOther = !isNested && sibling !== null && sibling.mark !== mark;
  const isIntroduced = !isNested && above !== undefined && opensList(above.text, above.mark !== null);
  if (isOther || isIntroduced) {
    section.isFlatList = true;
    // A line without a mark goes with what follows it, and not with the list above.
    if (above && mark !== null) above.isAlone = false;
  }
  const isOpen = section.isFlatList || opensList(text, mark !== null);
  const item = { ...{ side, text, isAlone: !isNested && !isOpen }, ...{ indent, mark, isNested } };
  items.push(item);
  path.push(item);
  if (!isNested) section.sibling = item;
  return item;
}
