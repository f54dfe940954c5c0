import type { Article } from '@nadi/knowledge/article';
import { categories } from '@nadi/knowledge/categories';
import { relatedArticles } from '@nadi/knowledge/related-articles';
import { ArticleScreen, type ArticleScreenProps } from '@nadi/ui/screens/knowledge/ArticleScreen';
import { hrefOf, hubPath } from './addresses';
import { articles } from './articles';
import { isReviewDue } from './review';

type ArticlePageProps = Pick<ArticleScreenProps, 'isSaved' | 'onSave' | 'onShare' | 'onPrint'> & {
  article: Article;
  /** `YYYY-MM-DD` */
  today: string;
};

/** An article, within the app and without it. */
export function ArticlePage({ article, today, ...actions }: ArticlePageProps) {
  const category = categories.find(({ id }) => id === article.category);
  return (
    <ArticleScreen
      article={article}
      category={{ title: category?.title ?? '', href: `${hubPath}#${article.category}` }}
      hubHref={hubPath}
      related={relatedArticles(articles, article)}
      isReviewDue={isReviewDue(article, today)}
      hrefOf={hrefOf}
      {...actions}
    />
  );
}
