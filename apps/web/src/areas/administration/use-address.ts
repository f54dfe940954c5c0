import { useSearchParams } from 'react-router-dom';

/** Keeps a filter in the address. A search for the same again asks the server again. */
export function useAddress<Filter>(
  read: (query: URLSearchParams) => Filter,
  address: (filter: Filter) => Record<string, string>,
) {
  const [query, setQuery] = useSearchParams();
  return {
    filter: read(query),
    goTo(chosen: Filter, again: () => void) {
      const next = address(chosen);
      if (new URLSearchParams(next).toString() === query.toString()) again();
      else setQuery(next);
    },
  };
}
