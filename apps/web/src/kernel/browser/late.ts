type Promising<Whole> = { [Name in keyof Whole]: (...given: never[]) => Promise<unknown> };

/** Something that is not here yet, of which each method gives a promise anyway. */
export function late<Whole extends Promising<Whole>>(there: () => Promise<Whole>): Whole {
  return new Proxy({} as Whole, {
    get(_, name) {
      // Whoever waits for the whole asks whether it is a promise itself.
      if (typeof name === 'symbol' || name === 'then') return undefined;
      return async (...given: never[]) => (await there())[name as keyof Whole](...given);
    },
  });
}
