import type { VitalSignType } from '@nadi/domain/vital-signs/vital-sign';

/** An article of the knowledge hub; `minutes` is its reading time. */
export type ArticleLink = { title: string; href: string; minutes: number };

/**
 * Returns the articles that explain readings of a type, how to measure first.
 *
 * @returns rejects if the list is not on this device and cannot be fetched
 */
export async function articlesAbout(type: VitalSignType): Promise<readonly ArticleLink[]> {
  const { default: lists } = await import('../../../../generated/articles/by-vital-sign.json');
  return lists[type];
}
