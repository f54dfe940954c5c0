import type { Article, Run, Section, SectionBlock } from './article';
import { textOf } from './parse-runs';

function linesOfBlock(block: SectionBlock): Run[][] {
  if (block.kind === 'paragraph') return [block.runs];
  if (block.kind === 'table') return [...block.head, ...block.rows.flat()];
  if (block.kind === 'aside')
    return [[{ kind: 'text', text: block.title }], ...block.blocks.flatMap(linesOfBlock)];
  return block.items;
}

/** Returns each paragraph, item and cell of sections, in the order of the text; with headings. */
export const linesOf = (sections: readonly Section[]): Run[][] =>
  sections.flatMap((section) => [
    [{ kind: 'text', text: section.title } as const],
    ...section.blocks.flatMap(linesOfBlock),
  ]);

function allRuns(runs: readonly Run[]): Run[] {
  return runs.flatMap((run) => ('runs' in run ? [run, ...allRuns(run.runs)] : [run]));
}

/** Returns every run of an article, inner ones too. */
export const runsOf = ({ blocks }: Pick<Article, 'blocks'>): Run[] => linesOf(blocks).flatMap(allRuns);

/** Returns the words of sections, a line for each paragraph, item and cell. */
export const plainText = (sections: readonly Section[]): string => linesOf(sections).map(textOf).join('\n');

export const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length;
