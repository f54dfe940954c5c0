/** Runs at most so many of one owner's tasks at a time; the others wait in order of arrival. */
export function createTurns(abreast: number) {
  const waiting = new Map<string, (() => void)[]>();
  const running = new Map<string, number>();

  function leave(owner: string): void {
    const next = waiting.get(owner)?.shift();
    const left = (running.get(owner) ?? 1) - 1;
    if (next) next();
    else if (left > 0) running.set(owner, left);
    else {
      running.delete(owner);
      waiting.delete(owner);
    }
  }

  return {
    async take<T>(owner: string, task: () => Promise<T>): Promise<T> {
      const count = running.get(owner) ?? 0;
      if (count < abreast) running.set(owner, count + 1);
      else
        await new Promise<void>((resolve) => {
          waiting.set(owner, [...(waiting.get(owner) ?? []), resolve]);
        });
      // A task that ends gives its place to one that waits, so the count stays the same.
      return task().finally(() => leave(owner));
    },
  };
}
