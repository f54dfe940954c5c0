import { describe, expect, it } from '@jest/globals';
import { vitalSignTypes } from '@nadi/domain/vital-signs/vital-sign';
import { categories } from './categories';
import { expiredOn } from './expired-on';
import { findByCode } from './find-by-code';
import { readArticles } from './read-articles';
import { countWords, plainText, runsOf } from './walk-article';

/** Fixed: what the articles promised when they were written. A release asks `expiredOn` with its own day. */
const today = '2026-11-23';

const articles = readArticles();
const slugs = new Set(articles.map(({ slug }) => slug));

/** The text of an article with everything that a person reads beside it. */
const everyWord = (article: (typeof articles)[number]) =>
  [
    article.title,
    article.name,
    article.summary,
    article.urgency ? [article.urgency.lead, ...article.urgency.signs, article.urgency.note] : [],
    plainText(article.blocks),
  ]
    .flat()
    .join('\n');

/** Returns what is wrong with each article, as `slug: fault`. */
const faults = (find: (article: (typeof articles)[number]) => string[]) =>
  articles.flatMap((article) => find(article).map((fault) => `${article.slug}: ${fault}`));

/** Tells if an address has no path, or one that leads to the first page of a site. */
function isFrontPage(url: string): boolean {
  const { pathname, search } = new URL(url);
  return !search && /^\/?((home|index)(\.\w+)?)?\/?$/.test(pathname);
}

/** LOINC ends in a check digit, by Luhn. */
function hasCheckDigit(code: string): boolean {
  const sum = [...code.replace('-', '')]
    .reverse()
    .map((digit, place) => Number(digit) * (place % 2 ? 2 : 1))
    .reduce((total, value) => total + (value > 9 ? value - 9 : value), 0);
  return sum % 10 === 0;
}

describe('the articles', () => {
  it('are thirty or more, at least three in each category', () => {
    expect(articles.length).toBeGreaterThanOrEqual(30);
    const few = categories.filter(({ id }) => articles.filter(({ category }) => category === id).length < 3);
    expect(few).toEqual([]);
  });

  it('have their own name and title each', () => {
    const twice = (texts: string[]) => texts.filter((text, place) => texts.indexOf(text) !== place);
    expect(twice(articles.map(({ name }) => name.toLowerCase()))).toEqual([]);
    expect(twice(articles.map(({ title }) => title.toLowerCase()))).toEqual([]);
  });

  it('have 300 to 700 words', () => {
    expect(
      faults(({ blocks }) => {
        const words = countWords(plainText(blocks));
        return words < 300 || words > 700 ? [`${words} words`] : [];
      }),
    ).toEqual([]);
  });

  it('link to articles that exist, and not to themselves', () => {
    expect(
      faults((article) =>
        [
          ...article.related,
          ...runsOf(article).flatMap((run) =>
            run.kind === 'link' && run.target.kind === 'article' ? [run.target.slug] : [],
          ),
        ].filter((slug) => !slugs.has(slug) || slug === article.slug),
      ),
    ).toEqual([]);
  });

  it('name sources that exist, and each of their sources at least once', () => {
    expect(
      faults((article) => {
        const named = new Set(runsOf(article).flatMap((run) => (run.kind === 'source' ? [run.number] : [])));
        return [
          ...[...named]
            .filter((number) => number < 1 || number > article.sources.length)
            .map((n) => `no source ${n}`),
          ...article.sources.flatMap((_, place) =>
            named.has(place + 1) ? [] : [`source ${place + 1} is not named`],
          ),
        ];
      }),
    ).toEqual([]);
  });

  it('name a page of each source, not the front page of its site', () => {
    expect(
      faults(({ sources }) => sources.filter(({ url }) => isFrontPage(url)).map(({ url }) => url)),
    ).toEqual([]);
    const fronts = [
      'https://nhm.gov.in',
      'https://www.nhs.uk/',
      'https://a.in/home',
      'https://a.in/index.php',
    ];
    expect(fronts.filter((url) => !isFrontPage(url))).toEqual([]);
    expect(isFrontPage('https://nhm.gov.in/index1.php?lang=1&level=2')).toBe(false);
  });

  it('leave no mark of a source and no link unread', () => {
    expect(faults((article) => /\[\^?[^\]]*\]|\]\(|\*\*|^#/m.exec(everyWord(article)) ?? [])).toEqual([]);
  });

  it('have tables whose rows are as long as their head, without empty cells', () => {
    expect(
      faults(({ blocks }) =>
        blocks
          .flatMap(({ blocks: inner }) => inner)
          .flatMap((block) =>
            block.kind === 'table' &&
            [block.head, ...block.rows].some(
              (row) => row.length !== block.head.length || row.some((cell) => !cell.length),
            )
              ? ['a table with a gap']
              : [],
          ),
      ),
    ).toEqual([]);
  });

  it('name a source in each section whose table has numbers', () => {
    expect(
      faults(({ blocks }) =>
        blocks.flatMap((section) => {
          const tables = section.blocks.filter(({ kind }) => kind === 'table');
          const inTables = plainText([{ ...section, title: '', blocks: tables }]);
          const named = runsOf({ blocks: [section] }).some(({ kind }) => kind === 'source');
          return /\d/.test(inTables) && !named ? [section.id] : [];
        }),
      ),
    ).toEqual([]);
  });

  it('promise nothing and do not shout', () => {
    expect(faults((article) => everyWord(article).match(/\b(cures?|cured|guaranteed?)\b|!/gi) ?? [])).toEqual(
      [],
    );
  });

  it('show the danger signs where there are some: in all of first aid, and wherever 112 is named', () => {
    expect(
      faults(({ kind, urgency, blocks }) => {
        const names112 = /\bcall 112\b/i.test(plainText(blocks));
        return !urgency && (kind === 'first-aid' || names112) ? ['no danger signs'] : [];
      }),
    ).toEqual([]);
  });

  it('claim no review that nobody made', () => {
    expect(
      faults(({ reviewer, reviewedOn }) =>
        (reviewer === null) === (reviewedOn === null) ? [] : ['half a review'],
      ),
    ).toEqual([]);
  });

  it('have lab codes with the right check digit', () => {
    expect(faults(({ codes }) => codes.loinc.filter((code) => !hasCheckDigit(code)))).toEqual([]);
    expect(hasCheckDigit('4548-5')).toBe(false);
  });

  it('explain every type of reading, the common lab values and the common medicines', () => {
    const unexplained = [
      ...vitalSignTypes.map((vitalSign) => ({ vitalSign })),
      // HbA1c, glucose, LDL, creatinine, TSH, haemoglobin, potassium, ALT, blood count.
      ...['4548-4', '1558-6', '13457-7', '2160-0', '3016-3', '718-7', '2823-3', '1742-6', '58410-2'].map(
        (loinc) => ({ loinc }),
      ),
      // Metformin, telmisartan, amlodipine, atorvastatin, levothyroxine, paracetamol, ORS, salbutamol.
      ...['A10BA02', 'C09CA07', 'C08CA01', 'C10AA05', 'H03AA01', 'N02BE01', 'A07CA', 'R03AC02'].map(
        (atc) => ({ atc }),
      ),
    ].filter((code) => findByCode(articles, code).length === 0);
    expect(unexplained).toEqual([]);
  });
});

describe('the day of the next review', () => {
  it('is passed by no article', () => {
    expect(expiredOn(articles, today).map(({ slug }) => slug)).toEqual([]);
  });

  it('names the article that has passed it', () => {
    const [first] = [...articles].sort((a, b) => a.nextReviewOn.localeCompare(b.nextReviewOn));
    const due = first?.nextReviewOn ?? '';
    expect(expiredOn(articles, due)).toEqual([]);
    expect(expiredOn(articles, `${due.slice(0, 8)}99`).map(({ slug }) => slug)).toContain(first?.slug);
    expect(expiredOn(articles, '2030-01-01')).toHaveLength(articles.length);
  });
});
