import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { looksOf, widths } from '../../packages/ui/src/catalogue/pictured';

/** One story in one width and theme: what one picture shows. */
export type Shot = { story: string; title: string; width: number; theme: string };

export type Sheet = Pick<Shot, 'story' | 'title'>;

type Entry = { type: string; id: string; title: string; name: string; tags?: string[] };

/** Name of the picture's file, without its ending. */
export const nameOf = ({ story, width, theme }: Omit<Shot, 'title'>): string => `${story}.${width}.${theme}`;

/** The shot that a file is of; what it shows may be gone. */
export function shotOf(name: string): Shot {
  const [story = name, width, theme = ''] = name.split('.');
  return { story, title: story, width: Number(width), theme };
}

/** All pictures of one sheet that are taken without rendering it anew. */
export const shotsAt = (sheet: Sheet, width: number): Shot[] =>
  looksOf(sheet.story)
    .filter((look) => look.width === width)
    .map((look) => ({ ...sheet, ...look }));

export const shotsOf = (sheets: readonly Sheet[]): Shot[] =>
  sheets.flatMap((sheet) => widths.flatMap((width) => shotsAt(sheet, width)));

/** Whether a story's id has one of the parts in it that `--only` names, as ids or as titles; all have where it names none. */
export const isMeant = (story: string, only: string): boolean =>
  only.split(',').some((part) =>
    story.includes(
      part
        .trim()
        .toLowerCase()
        .replaceAll(/[\s/]+/g, '-'),
    ),
  );

/** The stories of a built catalogue that have the tag `sheet`. */
export function findSheets(catalogue: string, only = ''): Sheet[] {
  const { entries }: { entries: Record<string, Entry> } = JSON.parse(
    readFileSync(join(catalogue, 'index.json'), 'utf8'),
  );
  return Object.values(entries)
    .filter(({ type, tags }) => type === 'story' && tags?.includes('sheet'))
    .filter(({ id }) => isMeant(id, only))
    .map(({ id, title, name }) => ({ story: id, title: `${title.replaceAll('/', ' / ')} / ${name}` }));
}
