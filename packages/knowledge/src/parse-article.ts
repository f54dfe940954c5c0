import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import type { Article } from './article';
import { ArticleFault } from './article-fault';
import { parseSections } from './parse-blocks';
import { parseFrontMatter } from './parse-front-matter';
import type { Refuse } from './parse-runs';
import { readingTime } from './reading-time';
import { countWords, plainText } from './walk-article';

const lineCount = (text: string): number => text.split('\n').length - 1;

/**
 * Parses a file of an article: front matter in YAML between `---`, then Markdown.
 * @param file its name, `slug.md`, as errors shall name it
 * @throws ArticleFault for whatever an article may not have, with its line
 */
export function parseArticle(source: string, file: string): Article {
  const slug = /(?:^|\/)([a-z0-9]+(?:-[a-z0-9]+)*)\.md$/.exec(file)?.[1];
  if (!slug) throw new ArticleFault(file, 1, 'the name of a file is lower-case words joined by hyphens');
  const parts = /^---\n(?<yaml>[\s\S]*?\n)---\n(?<body>[\s\S]*)$/.exec(source);
  const { yaml = '', body = '' } = parts?.groups ?? {};
  if (!parts) throw new ArticleFault(file, 1, 'the file does not begin with front matter between --- lines');
  const matter = parseFrontMatter(yaml, file, 2);

  const bodyLine = lineCount(yaml) + 3;
  const refuse: Refuse = (node, fault) => {
    throw new ArticleFault(file, bodyLine - 1 + (node.position?.start.line ?? 1), fault);
  };
  const tree = fromMarkdown(body, {
    extensions: [gfmTable()],
    mdastExtensions: [gfmTableFromMarkdown()],
  });
  const blocks = parseSections(tree.children, refuse);
  if (!blocks.length) throw new ArticleFault(file, bodyLine, 'an article has at least one section');
  return { slug, ...matter, blocks, minutes: readingTime(countWords(plainText(blocks))) };
}
