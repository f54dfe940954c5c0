type Line = { running: number; waiting: (() => void)[] };

type Bounds = {
  /** Maximum of tasks that wait for each owner. @default no maximum */
  maxWaiting?: number;
  /** Throws the refusal of one more. */
  refuse?: () => never;
};

/**
 * Runs at most so many tasks at once for each owner; the others wait in order of arrival.
 *
 * @returns the result of the work
 */
export function takingTurns(atOnce: number, { maxWaiting = Number.POSITIVE_INFINITY, refuse }: Bounds = {}) {
  const lines = new Map<unknown, Line>();
  return async <Result>(owner: unknown, work: () => Promise<Result>): Promise<Result> => {
    const line = lines.get(owner) ?? { running: 0, waiting: [] };
    if (line.waiting.length >= maxWaiting) refuse?.();
    lines.set(owner, line);
    // A task that ends hands its place on, so that no one overtakes those who wait.
    if (line.running >= atOnce) await new Promise<void>((resolve) => line.waiting.push(resolve));
    else line.running += 1;
    try {
      return await work();
    } finally {
      const next = line.waiting.shift();
      if (next) next();
      else {
        line.running -= 1;
        if (line.running === 0) lines.delete(owner);
      }
    }
  };
}
