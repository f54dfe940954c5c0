import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Article } from '@nadi/knowledge/article';
import { readArticles } from '@nadi/knowledge/read-articles';
import { buildSearchIndex } from '@nadi/knowledge/search-index';

/** What lists name of an article. */
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

/** Writes the articles as the app reads them: what lists name of all of them, the search index, and a file for each, which is loaded when it is read. */
export async function writeArticles(folder: string): Promise<void> {
  const articles = readArticles();
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'entries.json'), JSON.stringify(articles.map(entryOf)));
  await writeFile(join(folder, 'search-index.json'), buildSearchIndex(articles));
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
