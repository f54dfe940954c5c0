/** Chance that is the same for the same seed (mulberry32). */
export function createChance(seed: number) {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (count: number) => Math.floor(next() * count);
  return {
    below,
    /** True so many times in a hundred. */
    percent: (share: number): boolean => next() * 100 < share,
    pick: <Item>(items: readonly Item[]): Item => {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error('There is nothing to pick from.');
      return item;
    },
    /** One of the names, as often as their weights say. */
    weighted<Name extends string>(weights: Readonly<Record<Name, number>>): Name {
      const all = Object.entries(weights) as [Name, number][];
      let left = next() * all.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [name, weight] of all) {
        left -= weight;
        if (left < 0) return name;
      }
      throw new Error('No name has a weight.');
    },
  };
}

export type Chance = ReturnType<typeof createChance>;

/** Runs by itself until it has to wait for the world, and dies with its tab. */
export type Actor = { name: string; isDead: boolean };

type Gate = { actor: Actor; what: string; open(): void };

/**
 * A world in which one thing happens at a time. Everything runs until it stands before a gate (its database, the network, a lock), and
 * chance opens one gate after the other: the same seed, the same history.
 */
export function createSimulation(chance: Chance) {
  let running = 0;
  let gates: Gate[] = [];
  let listeners: (() => void)[] = [];

  function pause(): void {
    running -= 1;
    if (running < 0) throw new Error('Something ran uncounted: the history would not be the same again.');
    if (running > 0) return;
    const told = listeners;
    listeners = [];
    for (const tell of told) tell();
  }
  function goOn(): void {
    running += 1;
  }

  return {
    /** Waits, without counting as running; whoever opens it says so. */
    wait<T>(until: (open: (value: T) => void) => void): Promise<T> {
      return new Promise((resolve) => {
        pause();
        until((value) => {
          goOn();
          resolve(value);
        });
      });
    },
    gate(actor: Actor, what: string): Promise<void> {
      return this.wait<void>((open) => void gates.push({ actor, what, open }));
    },
    /** Resolves once everything that was begun stands before a gate or is done. */
    async act(run: () => Promise<unknown>): Promise<void> {
      goOn();
      void run().finally(pause);
      await this.quiet();
    },
    async quiet(): Promise<void> {
      while (running > 0) await new Promise<void>((resolve) => void listeners.push(resolve));
    },
    /** Opens one gate. @returns what went on, or null where nobody waits */
    async step(): Promise<string | null> {
      gates = gates.filter(({ actor }) => !actor.isDead);
      if (gates.length === 0) return null;
      const [gate] = gates.splice(chance.below(gates.length), 1);
      gate?.open();
      await this.quiet();
      return gate ? `${gate.actor.name} ${gate.what}` : null;
    },
    /** A lock as the browser has it among the tabs of a device, which lets go of the dead. */
    createLocks() {
      let holder: Actor | null = null;
      let waiting: { actor: Actor; take: () => void }[] = [];
      function handOn(): void {
        waiting = waiting.filter(({ actor }) => !actor.isDead);
        const next = waiting.shift();
        holder = next?.actor ?? null;
        next?.take();
      }
      return {
        of: (actor: Actor) => ({
          request: async <T>(_name: string, run: () => Promise<T>): Promise<T> => {
            if (holder?.isDead) holder = null;
            if (holder)
              await this.wait<void>((open) => void waiting.push({ actor, take: () => open(undefined) }));
            holder = actor;
            try {
              return await run();
            } finally {
              handOn();
            }
          },
        }),
        /** Lets go of whoever died with it. */
        async release(): Promise<void> {
          if (holder?.isDead) handOn();
        },
      };
    },
  };
}

export type Simulation = ReturnType<typeof createSimulation>;
