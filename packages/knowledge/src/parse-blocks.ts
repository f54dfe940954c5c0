import type { BlockContent, DefinitionContent, List, RootContent } from 'mdast';
import type { Aside, Block, Paragraph, Run, Section, SectionBlock } from './article';
import { parseRuns, type Refuse, textOf } from './parse-runs';

type Content = BlockContent | DefinitionContent | RootContent;

function parseItems(list: List, refuse: Refuse): Run[][] {
  return list.children.map((item) => {
    const [only, ...more] = item.children;
    if (only?.type !== 'paragraph' || more.length)
      return refuse(item, 'an item of a list is one paragraph, without lists inside');
    return parseRuns(only.children, refuse);
  });
}

function parseBlock(node: Content, refuse: Refuse): Block {
  if (node.type === 'paragraph') return { kind: 'paragraph', runs: parseRuns(node.children, refuse) };
  if (node.type === 'list') return { kind: node.ordered ? 'steps' : 'list', items: parseItems(node, refuse) };
  if (node.type !== 'table') return refuse(node, `${node.type} is not allowed here`);
  const [head = [], ...rows] = node.children.map((row) =>
    row.children.map((cell) => parseRuns(cell.children, refuse)),
  );
  return { kind: 'table', head, rows };
}

/** A blockquote of which the first paragraph, or its first line, is a strong title. */
function parseAside(node: Content & { type: 'blockquote' }, refuse: Refuse): Aside {
  const [first, ...rest] = node.children.map((child) => parseBlock(child, refuse));
  const [title, ...after] = first?.kind === 'paragraph' ? first.runs : [];
  if (title?.kind !== 'strong') return refuse(node, 'an aside begins with its title in strong');
  const same: Paragraph[] = after.length ? [{ kind: 'paragraph', runs: trimStart(after) }] : [];
  const blocks = [...same, ...rest];
  if (!blocks.length) return refuse(node, 'an aside has a text below its title');
  return { kind: 'aside', title: textOf(title.runs), blocks };
}

function trimStart([first, ...rest]: Run[]): Run[] {
  return first?.kind === 'text'
    ? [{ ...first, text: first.text.trimStart() }, ...rest]
    : [...(first ? [first] : []), ...rest];
}

/** Returns the id of a section of this title, as it stands in an address. */
export const idOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** Groups the content of an article under its `##` headings. */
export function parseSections(nodes: readonly RootContent[], refuse: Refuse): Section[] {
  const sections: Section[] = [];
  for (const [place, node] of nodes.entries()) {
    if (node.type === 'heading') {
      const next = nodes[place + 1];
      if (!next || next.type === 'heading') refuse(node, 'a section has a text');
      if (node.depth !== 2) refuse(node, 'headings have two hashes');
      const title = textOf(parseRuns(node.children, refuse));
      const id = idOf(title);
      if (!id) refuse(node, 'a heading has no letter or digit');
      if (sections.some((section) => section.id === id)) refuse(node, `two sections have the id ${id}`);
      sections.push({ kind: 'section', id, title, blocks: [] });
      continue;
    }
    const section = sections.at(-1);
    if (!section) return refuse(node, 'a text stands before the first heading');
    const block: SectionBlock =
      node.type === 'blockquote' ? parseAside(node, refuse) : parseBlock(node, refuse);
    section.blocks.push(block);
  }
  return sections;
}
