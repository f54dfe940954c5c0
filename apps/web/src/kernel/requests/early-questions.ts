import type { paths } from '@nadi/contract/schema';

type Question = readonly [
  'get',
  keyof paths,
  { params?: { query?: Readonly<Record<string, string | number | undefined>> } }?,
];

/**
 * What a page asks the server as soon as it stands. In `XRoute.early.ts`, beside the page `XRoute.tsx`, under the name `questions`, it
 * is asked before the app's code is there.
 *
 * @param search of the page's address
 * @param role as what the person was last here
 */
export type EarlyQuestions = (search: string, role: string) => readonly Question[];
