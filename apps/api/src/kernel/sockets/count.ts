/** Counts by key; a key without any takes no memory. */
export type Counts = {
  of(key: string): number;
  /** @returns what takes one off again, once */
  add(key: string): () => void;
};

export function createCounts(): Counts {
  const counts = new Map<string, number>();
  const of = (key: string) => counts.get(key) ?? 0;
  return {
    of,
    add(key) {
      counts.set(key, of(key) + 1);
      let isCounted = true;
      return () => {
        if (!isCounted) return;
        isCounted = false;
        if (of(key) > 1) counts.set(key, of(key) - 1);
        else counts.delete(key);
      };
    },
  };
}
