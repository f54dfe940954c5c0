import { useEffect, useState } from 'react';

/**
 * Returns what `load` resolves to, fetched once the page is there; `first` until then, and where it cannot be fetched.
 *
 * @param load a constant of its module, so that it is called once
 */
export function useLate<T>(load: () => Promise<T>, first: T): T {
  const [value, setValue] = useState(first);
  useEffect(() => {
    let isWanted = true;
    void load().then(
      (loaded) => isWanted && setValue(() => loaded),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [load]);
  return value;
}
