import { testEntryOf } from '@nadi/knowledge/test-entries';
import type { LabEntry } from '@nadi/ui/screens/labs/LabValues';
import { articleTitleOf, hrefOf } from '../knowledge/offers';

/** Returns what is known of a test, with the article that the hub has about it; null if nothing is. */
export function explainTest(analyte: string | null): LabEntry | null {
  const entry = testEntryOf(analyte);
  if (!entry) return null;
  const title = entry.article && articleTitleOf(entry.article);
  return {
    ...{ text: entry.text, source: entry.source },
    article: entry.article && title ? { title, href: hrefOf(entry.article) } : null,
  };
}
