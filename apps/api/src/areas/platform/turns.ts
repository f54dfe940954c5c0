/** Lets so many of one owner's tasks run at a time; the others wait in the order in which they came. */
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
      // Whoever leaves gives the place to who waits, so the count stays.
      return task().finally(() => leave(owner));
    },
  };
}
