/** Tells where a link of an article leads. */
export type ArticleLink =
  | { kind: 'article'; slug: string }
  | { kind: 'page'; path: string }
  | { kind: 'web'; url: string };

/** A piece of a line of text. */
export type Run =
  | { kind: 'text'; text: string }
  | { kind: 'strong' | 'emphasis'; runs: readonly Run[] }
  | { kind: 'link'; target: ArticleLink; runs: readonly Run[] }
  /** The mark of a source, by its number. */
  | { kind: 'source'; number: number };

export type TextBlock =
  | { kind: 'paragraph'; runs: readonly Run[] }
  | { kind: 'list' | 'steps'; items: readonly (readonly Run[])[] }
  | { kind: 'table'; head: readonly (readonly Run[])[]; rows: readonly (readonly (readonly Run[])[])[] };

/** A note at the side, with its own title. */
export type Aside = { kind: 'aside'; title: string; blocks: readonly TextBlock[] };

export type Section = { id: string; title: string; blocks: readonly (TextBlock | Aside)[] };

/** An article as it is read. Days are `YYYY-MM-DD`. */
export type Article = {
  slug: string;
  title: string;
  summary: string;
  author: string;
  /** The clinician who reviewed this version; null until one has. */
  reviewer: string | null;
  reviewedOn: string | null;
  nextReviewOn: string;
  version: number;
  changes: readonly { version: number; on: string; what: string }[];
  /** Reading time. */
  minutes: number;
  /** Signs with which nobody should read on. */
  urgency: { lead: string; signs: readonly string[]; note: string } | null;
  sources: readonly { text: string; url: string }[];
  blocks: readonly Section[];
};

/** Another article, as it is named in a list. */
export type ArticleName = { slug: string; title: string; minutes: number };
