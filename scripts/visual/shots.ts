import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { looks, widths } from '../../packages/ui/src/catalogue/pictured';

/** One story in one width and theme: the subject of one picture. */
export type Shot = { story: string; title: string; width: number; theme: string };

export type Sheet = Pick<Shot, 'story' | 'title'>;

type Entry = { type: string; id: string; title: string; name: string; tags?: string[] };

/** Name of the picture's file, without its extension. */
export const nameOf = ({ story, width, theme }: Omit<Shot, 'title'>): string => `${story}.${width}.${theme}`;

/** Returns the shot that a file belongs to; its story may no longer exist. */
export function shotOf(name: string): Shot {
  const [story = name, width, theme = ''] = name.split('.');
  return { story, title: story, width: Number(width), theme };
}

/** All pictures of one sheet that are taken without rendering it again. */
export const shotsAt = (sheet: Sheet, width: number): Shot[] =>
  looks.filter((look) => look.width === width).map((look) => ({ ...sheet, ...look }));

export const shotsOf = (sheets: readonly Sheet[]): Shot[] =>
  sheets.flatMap((sheet) => widths.flatMap((width) => shotsAt(sheet, width)));

/** True if a story's id contains one of the parts in `--only`, given as ids or titles; always true if `--only` is absent. */
export const isMeant = (story: string, only: string): boolean =>
  only.split(',').some((part) =>
    story.includes(
      part
        .trim()
        .toLowerCase()
        .replaceAll(/[\s/]+/g, '-'),
    ),
  );

/** Returns the stories of a built catalogue that have the tag `sheet`. */
export function findSheets(catalogue: string, only = ''): Sheet[] {
  const { entries }: { entries: Record<string, Entry> } = JSON.parse(
    readFileSync(join(catalogue, 'index.json'), 'utf8'),
  );
  return Object.values(entries)
    .filter(({ type, tags }) => type === 'story' && tags?.includes('sheet'))
    .filter(({ id }) => isMeant(id, only))
    .map(({ id, title, name }) => ({ story: id, title: `${title.replaceAll('/', ' / ')} / ${name}` }));
}
