import type { VitalSignType } from '@nadi/domain/vital-signs/vital-sign';
import type { CategoryId } from './categories';

export const articleKinds = ['condition', 'test', 'medicine', 'guide', 'first-aid'] as const;
export type ArticleKind = (typeof articleKinds)[number];

/** A version of an article: the day, `YYYY-MM-DD`, and what changed in it. */
export type Change = { version: number; on: string; what: string };

/** The danger signs of the red card: "Call 112 if", `lead`, the signs, `note`. */
export type Urgency = { lead: string; signs: string[]; note: string };

/** Codes that an article explains; readings, lab values and medicines link to it by them. */
export type ArticleCodes = { vitalSigns: VitalSignType[]; loinc: string[]; atc: string[] };

/** A publication that an article rests on. Its number is its place in the list, from 1. */
export type Source = { text: string; url: string };

/** Holds what an article says about itself. Days are `YYYY-MM-DD`. */
export type FrontMatter = {
  title: string;
  /** Short, for the list from A to Z. */
  name: string;
  kind: ArticleKind;
  category: CategoryId;
  /** At most 200 characters. */
  summary: string;
  author: string;
  /** The clinician who reviewed this version; null, as `reviewedOn`, until one has. */
  reviewer: string | null;
  reviewedOn: string | null;
  writtenOn: string;
  nextReviewOn: string;
  version: number;
  changes: Change[];
  /** The words that people type who look for it, other spellings and Hindi words in Latin letters too. */
  keywords: string[];
  codes: ArticleCodes;
  urgency: Urgency | null;
  /** Slugs. */
  related: string[];
  sources: Source[];
};

/** Tells where a link leads: to another article, to a page of the app, to the web. */
export type LinkTarget =
  | { kind: 'article'; slug: string }
  | { kind: 'page'; path: string }
  | { kind: 'web'; url: string };

/** A piece of a line of text. */
export type Run =
  | { kind: 'text'; text: string }
  | { kind: 'strong'; runs: Run[] }
  | { kind: 'emphasis'; runs: Run[] }
  | { kind: 'link'; target: LinkTarget; runs: Run[] }
  /** The mark of a source, by its number. */
  | { kind: 'source'; number: number };

export type Paragraph = { kind: 'paragraph'; runs: Run[] };
export type Block =
  | Paragraph
  | { kind: 'list'; items: Run[][] }
  | { kind: 'steps'; items: Run[][] }
  | { kind: 'table'; head: Run[][]; rows: Run[][][] };
/** A note at the side, with its own title. */
export type Aside = { kind: 'aside'; title: string; blocks: Block[] };
export type SectionBlock = Block | Aside;
/** A part under a heading; `id` is unique in its article. */
export type Section = { kind: 'section'; id: string; title: string; blocks: SectionBlock[] };

export type Article = FrontMatter & {
  /** The name of its file, and its address in the hub. */
  slug: string;
  blocks: Section[];
  /** Reading time. */
  minutes: number;
};
