import type { Article } from '@nadi/knowledge/article';
import * as m from '@nadi/ui/messages';
import { use } from 'react';
import { useParams } from 'react-router-dom';
import { loadArticle } from '../../../generated/articles/loaders';
import { lazyPage } from '../../kernel/shell/lazy-route';
import { useTitle } from '../../kernel/shell/use-title';
import { ArticlePage } from './ArticlePage';
import { pageActions } from './actions';
import { toggleSaved, useSaved } from './saved';
import { today } from './today';

// Few addresses lead to no article.
const Absent = lazyPage(async () => (await import('@nadi/ui/screens/system/NotFoundScreen')).NotFoundScreen);

const loading = new Map<string, Promise<Article | null>>();

/** The same promise for each drawing; one that failed is asked for again. */
function load(slug: string): Promise<Article | null> {
  const known = loading.get(slug) ?? loadArticle(slug);
  loading.set(slug, known);
  known.catch(() => loading.delete(slug));
  return known;
}

export function ArticleRoute() {
  const { slug = '' } = useParams();
  const article = use(load(slug));
  useTitle(article?.title ?? m.not_found_title());
  const saved = useSaved();
  if (!article) return <Absent />;
  return (
    <ArticlePage
      article={article}
      today={today()}
      isSaved={saved.some((one) => one.slug === slug)}
      onSave={() => toggleSaved({ slug, title: article.title })}
      {...pageActions(article.title)}
    />
  );
}
