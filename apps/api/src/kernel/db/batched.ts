type Waiting<Value> = { resolve(value: Value | undefined): void; reject(error: unknown): void };

/**
 * Reads all keys that are requested at the same time with one query; under load there are far fewer. A request never joins a query that was
 * already sent: the answer is never older than the request for it.
 */
export function batched<Key, Value>(
  ask: (keys: Key[]) => Promise<ReadonlyMap<Key, Value>>,
): (key: Key) => Promise<Value | undefined> {
  let gathered = new Map<Key, Waiting<Value>[]>();
  const flush = () => {
    const asked = gathered;
    gathered = new Map();
    const all = [...asked].flatMap(([key, waiting]) => waiting.map((one) => [key, one] as const));
    ask([...asked.keys()]).then(
      (found) => {
        for (const [key, { resolve }] of all) resolve(found.get(key));
      },
      (error: unknown) => {
        for (const [, { reject }] of all) reject(error);
      },
    );
  };
  return (key) =>
    new Promise((resolve, reject) => {
      if (gathered.size === 0) setImmediate(flush);
      gathered.set(key, [...(gathered.get(key) ?? []), { resolve, reject }]);
    });
}
