import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { vitalSignTypes } from '@nadi/domain/vital-signs/vital-sign';
import type { Article } from '@nadi/knowledge/article';
import { findByCode } from '@nadi/knowledge/find-by-code';
import { readArticles } from '@nadi/knowledge/read-articles';
import { buildSearchIndex } from '@nadi/knowledge/search-index';
import { hrefOf } from '../src/areas/knowledge/addresses';

/** Names what lists tell of an article. */
const listed: readonly (keyof Article)[] = [
  'slug',
  'name',
  'title',
  'summary',
  'kind',
  'category',
  'minutes',
  'nextReviewOn',
  'related',
];
const entryOf = (article: Article) => Object.fromEntries(listed.map((key) => [key, article[key]]));

/** Returns what explains readings of each type: how to measure, then what they may mean; what is about pregnancy or children comes last. */
function byVitalSign(articles: readonly Article[]) {
  const rank = ({ kind, category }: Article) =>
    (category === 'pregnancy-children' ? 2 : 0) + (kind === 'guide' || kind === 'test' ? 0 : 1);
  const linksOf = (vitalSign: (typeof vitalSignTypes)[number]) =>
    findByCode(articles, { vitalSign })
      .sort((one, other) => rank(one) - rank(other))
      .map(({ slug, title, minutes }) => ({ title, href: hrefOf(slug), minutes }));
  return Object.fromEntries(vitalSignTypes.map((type) => [type, linksOf(type)]));
}

/** Writes the articles as the app reads them: what lists name of all of them, those that explain each type of reading, the search index, and a file for each, which is loaded when it is read. */
export async function writeArticles(folder: string): Promise<void> {
  const articles = readArticles();
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'entries.json'), JSON.stringify(articles.map(entryOf)));
  await writeFile(join(folder, 'search-index.json'), buildSearchIndex(articles));
  await writeFile(join(folder, 'by-vital-sign.json'), JSON.stringify(byVitalSign(articles)));
  for (const article of articles)
    await writeFile(join(folder, `${article.slug}.json`), JSON.stringify(article));
  const loaders = articles.map(
    ({ slug }) => `  '${slug}': async () => (await import('./${slug}.json')).default,`,
  );
  await writeFile(
    join(folder, 'loaders.ts'),
    [
      "import type { Article } from '@nadi/knowledge/article';",
      '',
      '/** What loads each article, by slug. */',
      'export const loaders: Readonly<Record<string, () => Promise<unknown>>> = {',
      ...loaders,
      '};',
      '',
      'export const loadArticle = async (slug: string): Promise<Article | null> =>',
      '  Object.hasOwn(loaders, slug) ? ((await loaders[slug]?.()) as Article) : null;',
      '',
    ].join('\n'),
  );
}
