import type { DemoCounter, DemoRoom } from '@nadi/contract/schema';

type Visitor = DemoRoom['visitors'][number];
type Counts = DemoRoom['counts'];

/** Holds what a server tells the others of its part of the room. */
export type DemoShare = { visitors: Visitor[]; count: number; counts: Counts };

/** Visitors that are named one by one; of the others there is a number only. */
const maxNamed = 12;
const maxCounted = 1_000_000;
/** Milliseconds after which a server that is silent counts no more. */
const timeoutMs = 12_000;

const counters = ['water', 'walks', 'breaths'] as const satisfies readonly DemoCounter[];
const sumOf = (all: readonly Counts[], counter: DemoCounter) =>
  Math.min(
    maxCounted,
    all.reduce((total, counts) => total + counts[counter], 0),
  );
const byNumber = (one: Visitor, other: Visitor) => one.number - other.number;

/**
 * Knows who is in the room for anyone, and what they counted together. Nothing of it is kept: when the last visitor of a server leaves, what was
 * counted there is gone.
 */
export function createRoom({ now, draw }: { now(): number; draw(below: number): number }) {
  const here = new Map<string, Visitor>();
  const elsewhere = new Map<string, DemoShare & { heardAt: number }>();
  let counts: Counts = { water: 0, walks: 0, breaths: 0 };

  function freeNumber(): number {
    const taken = new Set(
      [...here.values(), ...[...elsewhere.values()].flatMap(({ visitors }) => visitors)].map(
        ({ number }) => number,
      ),
    );
    const first = draw(900);
    // With more visitors than numbers some share one.
    for (let step = 0; step < 900; step += 1) {
      const number = 100 + ((first + step) % 900);
      if (!taken.has(number)) return number;
    }
    return 100 + first;
  }

  return {
    enter(id: string): number {
      const number = freeNumber();
      here.set(id, { number, isLooking: true });
      return number;
    },
    leave(id: string): void {
      here.delete(id);
      if (here.size === 0) counts = { water: 0, walks: 0, breaths: 0 };
    },
    look(id: string, isLooking: boolean): void {
      const visitor = here.get(id);
      if (visitor) here.set(id, { ...visitor, isLooking });
    },
    count(counter: DemoCounter): void {
      counts = { ...counts, [counter]: Math.min(maxCounted, counts[counter] + 1) };
    },
    hear(server: string, share: DemoShare): void {
      if (share.count === 0) elsewhere.delete(server);
      else elsewhere.set(server, { ...share, heardAt: now() });
    },
    /** Forgets servers that are silent. @returns whether there were any */
    forget(): boolean {
      const silent = [...elsewhere].filter(([, { heardAt }]) => now() - heardAt > timeoutMs);
      for (const [server] of silent) elsewhere.delete(server);
      return silent.length > 0;
    },
    share: (): DemoShare => ({
      visitors: [...here.values()].sort(byNumber).slice(0, maxNamed),
      count: here.size,
      counts,
    }),
    view(): DemoRoom {
      const others = [...elsewhere.values()];
      const all = [counts, ...others.map((share) => share.counts)];
      return {
        visitors: [...here.values(), ...others.flatMap(({ visitors }) => visitors)]
          .sort(byNumber)
          .slice(0, maxNamed),
        count: others.reduce((total, { count }) => total + count, here.size),
        counts: Object.fromEntries(counters.map((counter) => [counter, sumOf(all, counter)])) as Counts,
      };
    },
  };
}
