import { describe, expect, it } from '@jest/globals';
import { parseArticle } from './parse-article';

const matter = `title: Burns
name: Burns
kind: first-aid
category: first-aid
summary: Cool it.
author: Nadi editors
reviewer: null
reviewedOn: null
writtenOn: 2026-11-23
nextReviewOn: 2027-05-10
version: 1
changes:
  - { version: 1, on: 2026-11-23, what: First version }
keywords: [jalna]
codes: { vitalSigns: [], loinc: [], atc: [] }
urgency: null
related: []
sources:
  - { text: A guideline, url: 'https://guideline.example' }
`;
const lines = matter.split('\n').length - 1;
/** The line of the file on which the body begins. */
const bodyLine = lines + 3;

const parse = (body: string, front = matter) =>
  parseArticle(`---\n${front}---\n${body}`, 'articles/burns.md');
const blocksOf = (body: string) => parse(`## One\n\n${body}`).blocks[0]?.blocks;

describe('an article', () => {
  it('has its front matter, the slug of its file and its sections', () => {
    const article = parse('## Cool it\n\nWater.\n\n## Then?\n\nCover it.\n');
    expect(article).toMatchObject({ slug: 'burns', title: 'Burns', writtenOn: '2026-11-23', minutes: 1 });
    expect(article.blocks.map(({ id, title }) => [id, title])).toEqual([
      ['cool-it', 'Cool it'],
      ['then', 'Then?'],
    ]);
  });

  it('has paragraphs with strong, emphasis, links and marks of sources', () => {
    expect(
      blocksOf(
        'Cool **now**, _long_,[^1] see [stroke](article:stroke), [readings](/dashboard/vital-signs), [WHO](https://who.int/).',
      ),
    ).toEqual([
      {
        kind: 'paragraph',
        runs: [
          { kind: 'text', text: 'Cool ' },
          { kind: 'strong', runs: [{ kind: 'text', text: 'now' }] },
          { kind: 'text', text: ', ' },
          { kind: 'emphasis', runs: [{ kind: 'text', text: 'long' }] },
          { kind: 'text', text: ',' },
          { kind: 'source', number: 1 },
          { kind: 'text', text: ' see ' },
          {
            kind: 'link',
            target: { kind: 'article', slug: 'stroke' },
            runs: [{ kind: 'text', text: 'stroke' }],
          },
          { kind: 'text', text: ', ' },
          {
            kind: 'link',
            target: { kind: 'page', path: '/dashboard/vital-signs' },
            runs: [{ kind: 'text', text: 'readings' }],
          },
          { kind: 'text', text: ', ' },
          {
            kind: 'link',
            target: { kind: 'web', url: 'https://who.int/' },
            runs: [{ kind: 'text', text: 'WHO' }],
          },
          { kind: 'text', text: '.' },
        ],
      },
    ]);
  });

  it('has lists, steps, tables and asides', () => {
    const text = (words: string) => [{ kind: 'text', text: words }];
    expect(
      blocksOf(
        '- one\n- two\n\nthen\n\n1. first\n2. second\n\n| a | b |\n| --- | --- |\n| c | d |\n\n> **Why?**\n>\n> So.\n\nand\n\n> **Short?** Yes.\n',
      ),
    ).toEqual([
      { kind: 'list', items: [text('one'), text('two')] },
      { kind: 'paragraph', runs: text('then') },
      { kind: 'steps', items: [text('first'), text('second')] },
      { kind: 'table', head: [text('a'), text('b')], rows: [[text('c'), text('d')]] },
      { kind: 'aside', title: 'Why?', blocks: [{ kind: 'paragraph', runs: text('So.') }] },
      { kind: 'paragraph', runs: text('and') },
      { kind: 'aside', title: 'Short?', blocks: [{ kind: 'paragraph', runs: text('Yes.') }] },
    ]);
  });

  it('joins the lines of a paragraph', () => {
    expect(blocksOf('one\ntwo')).toEqual([{ kind: 'paragraph', runs: [{ kind: 'text', text: 'one two' }] }]);
  });
});

describe('what an article may not have is named with its file and line', () => {
  it.each([
    ['HTML', 'Cool\n<b>it</b>', 3, /html is not allowed/],
    ['an image', '![burn](https://a.example/b.png)', 2, /image is not allowed/],
    ['code', '`it`', 2, /inlineCode is not allowed/],
    ['a rule', 'a\n\n***\n', 4, /thematicBreak is not allowed/],
    ['a third level', 'a\n\n### Deep\n\nb', 4, /two hashes/],
    ['a section without a text', 'a\n\n## Two\n', 4, /a section has a text/],
    ['a heading of signs alone', 'a\n\n## ?\n\nb', 4, /no letter or digit/],
    ['a section twice', 'a\n\n## One\n\nb', 4, /two sections have the id one/],
    ['a list in a list', '- one\n  - two', 2, /one paragraph/],
    ['a link without https', '[a](http://a.example)', 2, /neither article:, \/dashboard nor https:/],
    ['a link to a script', '[a](javascript:alert)', 2, /neither/],
    ['an aside without a title', '> So.', 2, /begins with its title in strong/],
    ['an aside without a text', '> **Why?**', 2, /has a text/],
  ])('%s', (_what, body, line, fault) => {
    expect(() => parse(`## One\n${body}`)).toThrow(fault);
    expect(() => parse(`## One\n${body}`)).toThrow(`articles/burns.md:${bodyLine - 1 + line}:`);
  });

  it('a text before the first heading', () => {
    expect(() => parse('Cool it.\n')).toThrow(
      `articles/burns.md:${bodyLine}: a text stands before the first heading`,
    );
  });

  it('no body, no front matter, a name in capitals', () => {
    expect(() => parse('')).toThrow(/at least one section/);
    expect(() => parseArticle('## One', 'burns.md')).toThrow('burns.md:1: the file does not begin with');
    expect(() => parseArticle('', 'Burns.md')).toThrow(/Burns\.md:1: the name of a file/);
  });

  it.each([
    ['an unknown kind', 'kind: first-aid', 'kind: novel', 4, /kind must be equal to one of.*condition, test/],
    ['an unknown field', 'name: Burns', 'name: Burns\nlikes: 3', 2, /additional properties: likes/],
    ['a missing field', 'name: Burns\n', '', 2, /required property 'name'/],
    ['a day that is none', 'writtenOn: 2026-11-23', 'writtenOn: 2026-13-01', 10, /writtenOn must match/],
    ['a long summary', 'Cool it.', 'x'.repeat(201), 6, /summary must NOT have more than 200/],
    [
      'a source without https',
      'https://guideline.example',
      'http://guideline.example',
      20,
      /sources\.0\.url/,
    ],
    ['a reviewer without a day', 'reviewer: null', 'reviewer: Dr. A', 8, /either both given or both null/],
    [
      'a day without a reviewer',
      'reviewedOn: null',
      'reviewedOn: 2026-11-24',
      8,
      /either both given or both null/,
    ],
    ['a version without its change', 'version: 1\nc', 'version: 2\nc', 14, /not version 2/],
    ['a review in the past', 'nextReviewOn: 2027-05-10', 'nextReviewOn: 2026-11-23', 11, /not after/],
    ['broken YAML', 'keywords: [jalna]', 'keywords: [jalna', 16, /burns\.md/],
  ])('%s', (_what, from, to, line, fault) => {
    expect(matter).toContain(from);
    const broken = () => parse('## One\n\nText.\n', matter.replace(from, to));
    expect(broken).toThrow(fault);
    expect(broken).toThrow(`articles/burns.md:${line}:`);
  });
});
