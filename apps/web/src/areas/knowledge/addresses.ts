export const hubPath = '/knowledge-hub';
export const hrefOf = (slug: string): string => `${hubPath}/${slug}`;

/** The address of the hub for a search, or for none. */
export const searchPath = (query: string): string =>
  query === '' ? hubPath : `${hubPath}?${new URLSearchParams({ q: query })}`;
