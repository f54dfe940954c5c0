import type { PhrasingContent } from 'mdast';
import type { LinkTarget, Run } from './article';

/** Ends the parsing: names a node that no article may have. */
export type Refuse = (node: { position?: { start: { line: number } } }, fault: string) => never;

/** Returns where a link leads; undefined where it is of no allowed form. */
export function parseLink(url: string): LinkTarget | undefined {
  const slug = /^article:([a-z0-9]+(?:-[a-z0-9]+)*)$/.exec(url)?.[1];
  if (slug) return { kind: 'article', slug };
  if (/^\/dashboard(\/[\w-]+)*(\?[\w=&-]+)?$/.test(url)) return { kind: 'page', path: url };
  return URL.canParse(url) && url.startsWith('https://') ? { kind: 'web', url } : undefined;
}

/** Splits a text at the marks of its sources, `[^1]`. */
function parseText(text: string): Run[] {
  return text
    .split(/\[\^(\d+)\]/)
    .map(
      (part, place): Run =>
        place % 2
          ? { kind: 'source', number: Number(part) }
          : { kind: 'text', text: part.replaceAll('\n', ' ') },
    )
    .filter((run) => run.kind !== 'text' || run.text !== '');
}

/** Converts what stands in a line: text, strong, emphasis, links and marks of sources. */
export function parseRuns(nodes: readonly PhrasingContent[], refuse: Refuse): Run[] {
  return nodes.flatMap((node): Run[] => {
    if (node.type === 'text') return parseText(node.value);
    if (node.type === 'strong' || node.type === 'emphasis')
      return [{ kind: node.type, runs: parseRuns(node.children, refuse) }];
    if (node.type !== 'link') return refuse(node, `${node.type} is not allowed in an article`);
    const target = parseLink(node.url);
    if (!target) return refuse(node, `the link ${node.url} is neither article:, /dashboard nor https:`);
    return [{ kind: 'link', target, runs: parseRuns(node.children, refuse) }];
  });
}

/** Returns the words of a line without its marks. */
export const textOf = (runs: readonly Run[]): string =>
  runs
    .map((run) => (run.kind === 'text' ? run.text : run.kind === 'source' ? '' : textOf(run.runs)))
    .join('');
