import { dirname, join } from 'node:path/posix';
import { files, importsOf } from './source';

/** An import from one file to another, or from one group to another. */
export type Arrow = { from: string; to: string };

const known = new Set(files);
const endings = ['.ts', '.tsx', ''];

/** Returns the imports by path of some files that lead to a file in git. */
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

/** Returns the same arrows between the groups that the files belong to; arrows within a group are dropped. */
export const between = (arrows: readonly Arrow[], homeOf: (file: string) => string): Arrow[] =>
  arrows
    .map(({ from, to }) => ({ from: homeOf(from), to: homeOf(to) }))
    .filter(({ from, to }) => from !== to);

export const folderOf = (file: string): string => dirname(file);

/** Returns groups in which every member can be reached from every other, each in order. */
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
