/** The exports of this area for other areas. */

export { type ArticleLink, articlesAbout } from './queries/articles-about';
export { readAllReadings, TooManyReadings } from './queries/read-all-readings';
export { type LatestReading, useLatestReadings } from './queries/use-latest-readings';
export { usePerson } from './queries/use-person';
export { useTold } from './recording/use-told';
export { useHealthFacts } from './use-health-facts';
