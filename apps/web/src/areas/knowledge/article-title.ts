import { articles } from './articles';

/** The title of an article; undefined if the hub has none of this name. */
export const articleTitleOf = (slug: string): string | undefined =>
  articles.find((one) => one.slug === slug)?.title;
