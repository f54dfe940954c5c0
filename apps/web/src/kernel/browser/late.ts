type Promising<Whole> = { [Name in keyof Whole]: (...given: never[]) => Promise<unknown> };

/** A stand-in for an object that is not loaded yet; each of its methods returns a promise. */
export function late<Whole extends Promising<Whole>>(there: () => Promise<Whole>): Whole {
  return new Proxy({} as Whole, {
    get(_, name) {
      // Code that awaits the whole object checks whether it is a promise itself.
      if (typeof name === 'symbol' || name === 'then') return undefined;
      return async (...given: never[]) => (await there())[name as keyof Whole](...given);
    },
  });
}
