import type { FrontMatter } from './article';

/**
 * Returns the articles whose review was due before a day. A release has none.
 * @param day `YYYY-MM-DD`
 */
export const expiredOn = <A extends Pick<FrontMatter, 'nextReviewOn'>>(
  articles: readonly A[],
  day: string,
): A[] => articles.filter(({ nextReviewOn }) => nextReviewOn < day);
