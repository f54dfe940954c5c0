import { dirname } from 'node:path';

/** That a file imports another, both by their path. */
export type Edge = { from: string; to: string };

/** Folders that hang together in circles, each circle sorted: every folder of one reaches every other by imports of its files. */
export function folderCircles(edges: readonly Edge[]): string[][] {
  const next = new Map<string, Set<string>>();
  for (const { from, to } of edges) {
    const [one, other] = [dirname(from), dirname(to)];
    if (one !== other) next.set(one, (next.get(one) ?? new Set()).add(other));
  }
  const reached = new Map([...next.keys()].map((folder) => [folder, reachable(folder, next)]));
  const circles = [...next.keys()]
    .filter((folder) => reached.get(folder)?.has(folder))
    .map((folder) =>
      [...(reached.get(folder) ?? [])].filter((other) => reached.get(other)?.has(folder)).sort(),
    );
  return [...new Map(circles.map((circle) => [circle.join(), circle])).values()];
}

/** All that can be reached, the start only if a way leads back to it. */
function reachable(start: string, next: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const found = new Set<string>();
  const open = [start];
  for (let folder = open.pop(); folder !== undefined; folder = open.pop())
    for (const other of next.get(folder) ?? [])
      if (!found.has(other)) {
        found.add(other);
        open.push(other);
      }
  return found;
}
