import { Suspense } from 'react';
import { latePart } from '../../kernel/shell/late-part';

// Fetched with the page's data, so that pages with readings stay small.
const ReadingsTold = latePart(async () => (await import('./ReadingsTold')).ReadingsTold);

/** All that the person's readings ask for, for a page that shows some of them; nothing if they ask for nothing. */
export const LateReadingsTold = () => (
  <Suspense fallback={null}>
    <ReadingsTold />
  </Suspense>
);
