/**
 * Runs at most so many tasks at once for each owner; the others wait in order of arrival.
 *
 * @returns the result of the work
 */
export function takingTurns(atOnce: number) {
  const lines = new WeakMap<object, { running: number; waiting: (() => void)[] }>();
  return async <Result>(owner: object, work: () => Promise<Result>): Promise<Result> => {
    const line = lines.get(owner) ?? { running: 0, waiting: [] };
    lines.set(owner, line);
    // A task that ends hands its place on, so that no one overtakes those who wait.
    if (line.running >= atOnce) await new Promise<void>((resolve) => line.waiting.push(resolve));
    else line.running += 1;
    try {
      return await work();
    } finally {
      const next = line.waiting.shift();
      if (next) next();
      else line.running -= 1;
    }
  };
}
