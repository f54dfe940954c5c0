import type { Article } from './article';

const most = 3;

type Relative = Pick<Article, 'slug' | 'category' | 'related'>;

/** Returns up to three articles: those that one names, then others of its category. */
export function relatedArticles<A extends Relative>(articles: readonly A[], article: Relative): A[] {
  const named = article.related.flatMap((slug) => articles.filter((other) => other.slug === slug));
  const others = articles.filter(
    (other) =>
      other.category === article.category &&
      other.slug !== article.slug &&
      !article.related.includes(other.slug),
  );
  return [...named, ...others].slice(0, most);
}
