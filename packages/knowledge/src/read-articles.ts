import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Article } from './article';
import { parseArticle } from './parse-article';

/** The folder of the articles of this package. Node only. */
export const articlesFolder = fileURLToPath(new URL('../articles', import.meta.url));

/**
 * Reads all articles of a folder, by slug.
 * @throws ArticleFault for the first that cannot be parsed
 */
export function readArticles(folder: string = articlesFolder): Article[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => parseArticle(readFileSync(join(folder, name), 'utf8'), `articles/${name}`));
}
