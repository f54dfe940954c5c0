/** The exports of this area for other areas. */

export { LateReadingsTold } from './late-readings-told';
export { type ArticleLink, articlesAbout } from './queries/articles-about';
export { readAllReadings, TooManyReadings } from './queries/read-all-readings';
export { type LatestReading, useLatestReadings } from './queries/use-latest-readings';
export { usePerson } from './queries/use-person';
export { useHealthFacts } from './use-health-facts';
