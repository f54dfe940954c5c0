/** The exports of this area for other areas. */

/** Fetches what says all that the person's readings ask for, for a page that shows some of them. */
export const loadReadingsTold = async () => (await import('./ReadingsTold')).ReadingsTold;

export { type ArticleLink, articlesAbout } from './queries/articles-about';
export { type Assessor, assessorSoon } from './queries/assessor';
export { withRanges } from './queries/range-sets';
export { readAllReadings, TooManyReadings } from './queries/read-all-readings';
export type { Person } from './queries/subject';
export { toldOf } from './queries/told';
export { useIsChild } from './queries/use-is-child';
export { type LatestReading, useLatestReadings } from './queries/use-latest-readings';
export { usePerson } from './queries/use-person';
export { useSummary } from './queries/use-summary';
export { emptyReading } from './recording/empty-reading';
export { previewOf } from './recording/preview-reading';
export { isOfReading, standingOf } from './recording/unsent-readings';
export { useReadingWrites } from './recording/use-reading-writes';
export { useTold } from './recording/use-told';
export { useUnsentReadings } from './recording/use-unsent-readings';
export { useHealthFacts } from './use-health-facts';
