import { aToZ } from '@nadi/knowledge/a-to-z';
import type { Article } from '@nadi/knowledge/article';
import { categories } from '@nadi/knowledge/categories';
import type { HubScreenProps } from '@nadi/ui/screens/knowledge/HubScreen';
import entries from '../../../generated/articles/entries.json';
import { isReviewDue } from './review';

type Entry = Pick<
  Article,
  'slug' | 'name' | 'title' | 'summary' | 'kind' | 'category' | 'minutes' | 'nextReviewOn' | 'related'
>;

/** All articles, without their texts. */
export const articles = entries as readonly Entry[];

const often = ['hba1c', 'metformin', 'fever-in-children', 'dengue', 'measuring-blood-pressure-at-home'];

/** All articles on a day. @param today `YYYY-MM-DD` */
export const entriesOn = (today: string) =>
  articles.map((one) => ({ ...one, isReviewDue: isReviewDue(one, today) }));

/** Returns what the hub lists on a day. @param today `YYYY-MM-DD` */
export function listsOf(today: string): Pick<HubScreenProps, 'letters' | 'subjects' | 'often'> {
  const all = entriesOn(today);
  return {
    letters: aToZ(all),
    subjects: categories.map(({ id, title }) => ({
      id,
      title,
      articles: all.filter(({ category }) => category === id),
    })),
    often: often.flatMap((slug) => {
      const found = all.find((one) => one.slug === slug);
      return found ? [{ slug, label: found.name }] : [];
    }),
  };
}
