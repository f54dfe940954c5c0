/** The page that an address asks for; 1 where it asks for none that can be. */
export function readPage(query: URLSearchParams): number {
  const page = Number(query.get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1;
}
