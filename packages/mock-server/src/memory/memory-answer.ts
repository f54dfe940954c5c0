import type { Item } from '../mock-types';

/** What a rule answers with. */
export type MemoryAnswer = {
  status: number;
  body?: unknown;
  headers: Record<string, string>;
};

/** One request as the rules see it. */
export type Ask = {
  path: Record<string, string>;
  query: Record<string, unknown>;
  headers: Headers;
  body: unknown;
  url: URL;
  owner: string | undefined;
  now: Date;
  newId(): string;
  random(): number;
};

export type ItemOf = { id: string; item: Item; version: number };
