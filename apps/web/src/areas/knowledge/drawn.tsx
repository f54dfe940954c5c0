import { loadArticle, loaders } from '../../../generated/articles/loaders';
import { ArticlePage } from './ArticlePage';
import { hrefOf } from './addresses';
import { Hub } from './Hub';

/** No day is over yet: what depends on the present is said once the page is read. */
const atBuild = '';

export const drawnHub = () => <Hub query="" today={atBuild} onSearch={() => undefined} />;

/** Each article as a page, for the time before there is any code. */
export const drawnArticles = () =>
  Promise.all(
    Object.keys(loaders).map(async (slug) => {
      const article = await loadArticle(slug);
      if (!article) throw new Error(`There is no article ${slug}.`);
      const { title, summary, writtenOn, changes } = article;
      return {
        path: hrefOf(slug),
        title,
        description: summary,
        changedOn: [writtenOn, ...changes.map(({ on }) => on)].sort().at(-1) ?? writtenOn,
        element: <ArticlePage article={article} today={atBuild} />,
      };
    }),
  );
