import type { RecordItem } from '@nadi/domain/insights/ask/answer';
import type { AskPassage } from '@nadi/ui/screens/insights/AskRecord';

/** An item of the record: as it is compared with a question, and as it is shown. */
export type Found = { item: RecordItem; passage: AskPassage };

/** Joins the words of an item; what is not known is left out. */
export const joined = (...words: readonly (string | number | null | undefined)[]): string =>
  words.filter((word) => word !== null && word !== undefined && word !== '').join(' ');

/** Holds what most items have: without a subject and numbers. */
export const plainItem = { tag: null, subject: null, timing: null, numbers: [] } as const;
