import type { Caller, Item } from '../mock-types';

/** The answer of a rule. */
export type MemoryAnswer = {
  status: number;
  body?: unknown;
  headers: Record<string, string>;
  /** The items of a collection that it shows or changes. */
  items: readonly Item[];
};

/** One request as the rules see it. */
export type Ask = {
  path: Record<string, string>;
  query: Record<string, unknown>;
  headers: Headers;
  body: unknown;
  /** Files of a form, by the name of their part. */
  files: Record<string, Blob>;
  url: URL;
  caller: Caller | null;
  owner: string | undefined;
  now: Date;
  newId(): string;
  random(): number;
};
