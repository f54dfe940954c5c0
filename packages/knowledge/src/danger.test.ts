import { describe, expect, it } from '@jest/globals';
import { textOf } from './parse-runs';
import { readArticles } from './read-articles';
import { linesOf } from './walk-article';

const articles = readArticles();

function articleOf(slug: string) {
  const article = articles.find((other) => other.slug === slug);
  if (!article) throw new Error(`no article ${slug}`);
  return article;
}

const cardOf = (slug: string): string[] => articleOf(slug).urgency?.signs ?? [];

/** Returns each paragraph and item of an article, and each row of a table as one line. */
function textLines(slug: string): string[] {
  const { blocks } = articleOf(slug);
  const rows = blocks
    .flatMap((section) => section.blocks)
    .flatMap((block) => (block.kind === 'table' ? block.rows.map((row) => row.map(textOf).join(' | ')) : []));
  return [...linesOf(blocks).map(textOf), ...rows];
}

type Fact = {
  slug: string;
  /** Names the danger, or what must not be missing. */
  of: string;
  /** @default 'text' */
  in?: 'card' | 'text';
  /** Must stand together in one line. */
  says: RegExp[];
  /** Must not stand together in one line. */
  never?: RegExp[];
};

const facts: Fact[] = [
  {
    slug: 'slow-pulse',
    of: 'heart block without signs (ACC/AHA/HRS 2018)',
    says: [/complete block/, /Mobitz II/, /pacemaker/, /feel nothing/],
  },
  {
    slug: 'slow-pulse',
    of: '40 or less, as the app advises',
    says: [/^30 to 40 \|/, /today/, /112/],
    never: [/^30 to 40 \|/, /\bsoon\b/],
  },
  { slug: 'slow-pulse', of: '29 or less', says: [/^29 or less \|/, /112/, /feel well/] },
  { slug: 'slow-pulse', of: 'children', says: [/under six/, /below 60/, /112/] },
  { slug: 'fast-pulse', of: '121 to 130', says: [/^121 to 130 \|/, /today/, /112/] },
  { slug: 'fast-pulse', of: '150 or more', says: [/^150 or more \|/, /112/, /feel well/] },
  { slug: 'fast-pulse', of: 'pregnancy', says: [/pregnancy/, /111/, /today/, /112/] },
  {
    slug: 'choking',
    of: 'a baby, by the guidelines of 2025',
    says: [/heel of one hand/, /middle of the chest/, /five times/],
    never: [/\bPut two fingers/],
  },
  {
    slug: 'fever-in-children',
    of: 'what a baby drinks (IMCI)',
    says: [/Under six months/, /milk or formula only/, /No water/],
    never: [/^Offer breast milk, water/],
  },
  { slug: 'fever-in-children', of: 'drying out', in: 'card', says: [/skin that stays up/] },
  {
    slug: 'diarrhoea-in-children',
    of: 'what a baby drinks (IMCI)',
    says: [/Under six months/, /milk or formula/, /ORS/, /[Nn]othing else/],
  },
  {
    slug: 'diarrhoea-in-children',
    of: 'food, which is not for a baby',
    says: [/From six months/, /food as usual/],
    never: [/^Food as usual/],
  },
  {
    slug: 'diarrhoea-in-children',
    of: 'severe drying out alone',
    in: 'card',
    says: [/sunken eyes/, /two seconds or more/],
    never: [/goes back slowly|restless/],
  },
  { slug: 'diarrhoea-in-children', of: 'severe drying out', says: [/Severe/, /112/, /ORS on the way/] },
  {
    slug: 'diarrhoea-in-children',
    of: 'zinc, by India and by WHO since 2024',
    says: [/10 mg/, /20 mg/, /5 mg/, /WHO/],
  },
  {
    slug: 'oxygen-saturation-at-home',
    of: 'which number counts',
    says: [/highest number/, /five seconds/],
    never: [/[Dd]o not take the highest/],
  },
  { slug: 'oxygen-saturation-at-home', of: 'small children', says: [/under 5/, /doctor today/, /112/] },
  {
    slug: 'heart-attack',
    of: 'nitrates',
    says: [/nitrate/, /Not within/, /24 hours/, /sildenafil/, /48/, /tadalafil/],
  },
  {
    slug: 'dengue',
    of: 'the liver',
    says: [/[Pp]aracetamol/, /3 g in 24 hours/],
    never: [/no more than 4 g/],
  },
  { slug: 'bites', of: 'hard breathing after a sting', says: [/112/, /breathing is hard/, /let them sit/] },
  { slug: 'bites', of: 'hard breathing after a snake bite', says: [/112/, /antivenom/, /let them sit/] },
  {
    slug: 'sugar-in-pregnancy',
    of: 'a fasting value in pregnancy',
    says: [/fasting/, /92 mg\/dL/, /WHO/, /doctor/],
  },
  { slug: 'sugar-in-pregnancy', of: 'a high value in pregnancy', says: [/From 200/, /today/, /112/] },
  {
    slug: 'sugar-in-pregnancy',
    of: 'drowsiness',
    in: 'card',
    says: [/unable to swallow/, /nothing by mouth/],
    never: [/below 54/, /nothing by mouth/],
  },
  { slug: 'low-blood-sugar', of: 'drowsiness', in: 'card', says: [/cannot swallow/] },
  {
    slug: 'blood-glucose-at-home',
    of: 'a low value',
    says: [/^54 to 69 \|/, /drowsy/, /nothing by mouth/, /112/],
  },
  { slug: 'oral-rehydration-salts', of: 'what a baby drinks', says: [/Under six months/, /nothing else/] },
];

const hasAll = (line: string, patterns: RegExp[]) => patterns.every((pattern) => pattern.test(line));

describe('articles tell the danger', () => {
  it.each(facts)('$slug: $of', ({ slug, in: place = 'text', says, never = [] }) => {
    const lines = place === 'card' ? cardOf(slug) : textLines(slug);
    expect(lines.filter((line) => hasAll(line, says))).not.toEqual([]);
    if (never.length > 0) expect(lines.filter((line) => hasAll(line, never))).toEqual([]);
  });
});

/** Gives the number of tablets for its word. */
const counts: Record<string, number> = { one: 1, two: 2, four: 4, six: 6 };

/** Returns the doses in mg of the tablets that a line names, as "two of 150 mg". */
function tabletsIn(slug: string, about: RegExp): number[] {
  const line = textLines(slug).find((text) => about.test(text)) ?? '';
  return [...line.matchAll(/\b(one|two|four|six)(?: tablets?)? of (\d+) mg/g)].map(
    ([, count = '', strength]) => (counts[count] ?? Number.NaN) * Number(strength),
  );
}

describe('numbers of tablets', () => {
  it('give 162 to 325 mg of aspirin for a heart attack, in each strength', () => {
    const doses = tabletsIn('heart-attack', /162 to 325 mg/);
    expect(doses).toHaveLength(3);
    expect(doses.filter((dose) => dose < 162 || dose > 325)).toEqual([]);
  });

  it('give 3 g of paracetamol or less in dengue', () => {
    const doses = tabletsIn('dengue', /3 g in 24 hours/);
    expect(doses).toHaveLength(2);
    expect(doses.filter((dose) => dose > 3000)).toEqual([]);
  });
});
