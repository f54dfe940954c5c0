import type { paths } from '@nadi/contract/schema';

type Question = readonly [
  'get',
  keyof paths,
  { params?: { query?: Readonly<Record<string, string | number | boolean | undefined>> } }?,
];

/**
 * The requests that a page sends as soon as it opens. Exported as `queries` from `XRoute.early.ts`, beside the page `XRoute.tsx`, they
 * are sent before the app's code is loaded.
 *
 * @param search query string of the page's address
 * @param role in which the person was last here
 */
export type PrefetchQueries = (search: string, role: string) => readonly Question[];
