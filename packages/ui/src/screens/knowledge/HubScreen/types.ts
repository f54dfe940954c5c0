export type ArticleKind = 'condition' | 'test' | 'medicine' | 'guide' | 'first-aid';

/** An article, as the lists of the hub name it. */
export type ArticleEntry = {
  slug: string;
  /** Short, for the list from A to Z. */
  name: string;
  title: string;
  summary: string;
  kind: ArticleKind;
  minutes: number;
  isReviewDue: boolean;
};

export type Subject = { id: string; title: string; articles: readonly ArticleEntry[] };
export type Letter = { letter: string; articles: readonly ArticleEntry[] };

/** Holds what a search has found, the best first. */
export type SearchState =
  | { phase: 'none' }
  | { phase: 'loading' }
  /** The index is not on this device and could not be fetched. */
  | { phase: 'failed' }
  | { phase: 'ready'; found: readonly ArticleEntry[] };
