import { dirname, join } from 'node:path/posix';
import { files, importsOf } from './source';

/** Who imports whom: two files, or what they stand for. */
export type Arrow = { from: string; to: string };

const known = new Set(files);
const endings = ['.ts', '.tsx', ''];

/** Imports by path of some files, as far as they lead to a file that git has. */
export const arrowsOf = (among: readonly string[]): Arrow[] =>
  among.flatMap((from) =>
    importsOf(from)
      .filter((specifier) => specifier.startsWith('.'))
      .map((specifier) => join(dirname(from), specifier))
      .flatMap((path) => {
        const to = endings.map((ending) => path + ending).find((file) => known.has(file));
        return to ? [{ from, to }] : [];
      }),
  );

/** The same arrows between what the files belong to; those within one fall away. */
export const between = (arrows: readonly Arrow[], homeOf: (file: string) => string): Arrow[] =>
  arrows
    .map(({ from, to }) => ({ from: homeOf(from), to: homeOf(to) }))
    .filter(({ from, to }) => from !== to);

export const folderOf = (file: string): string => dirname(file);

/** Groups in which everyone can be reached from everyone, each in order. */
export function circlesOf(arrows: readonly Arrow[]): string[][] {
  const targets = new Map<string, string[]>();
  for (const { from, to } of arrows) targets.set(from, [...(targets.get(from) ?? []), to]);
  const reach = new Map([...targets.keys()].map((one) => [one, reachableFrom(one, targets)]));
  const groups = new Map<string, string[]>();
  for (const [one, found] of reach)
    if (found.has(one)) {
      const group = [...found].filter((other) => reach.get(other)?.has(one)).sort();
      groups.set(group.join(), group);
    }
  return [...groups.values()];
}

function reachableFrom(start: string, targets: ReadonlyMap<string, readonly string[]>): Set<string> {
  const found = new Set<string>();
  const next = [...(targets.get(start) ?? [])];
  for (let one = next.pop(); one !== undefined; one = next.pop())
    if (!found.has(one)) {
      found.add(one);
      next.push(...(targets.get(one) ?? []));
    }
  return found;
}
