import { isArticleFor } from '@nadi/domain/vital-signs/article-fit';
import { compareSeverity } from '@nadi/domain/vital-signs/severity';
import { ReadingArticles } from '@nadi/ui/screens/knowledge/ReadingArticles';
import { Suspense, useEffect, useState } from 'react';
import { useClock } from '../../kernel/browser/clock';
import { personalKeys } from '../../kernel/browser/personal-keys';
import { browserStorage } from '../../kernel/browser/storage';
import { latePart } from '../../kernel/shell/late-part';
import {
  type ArticleLink,
  articlesAbout,
  type LatestReading,
  loadReadingsTold,
  useLatestReadings,
} from '../vital-signs/offers';

const ReadingsTold = latePart(loadReadingsTold);

/** Readings that are explained. */
const most = 3;

const key = personalKeys.hiddenReadings;

const slugOf = (href: string): string => href.slice(href.lastIndexOf('/') + 1);

/** Articles for the patient's latest readings; nothing where none are known. */
export function ForReadings() {
  const clock = useClock();
  const latest = useLatestReadings(clock.timeZone).toSorted((one, other) =>
    compareSeverity(other.interpretation.worst, one.interpretation.worst),
  );
  const articles = useArticles(latest);
  const [isHidden, setIsHidden] = useState(() => browserStorage().getItem(key) === 'hidden');
  const readings = latest
    .map((reading) => ({
      reading,
      articles: (articles[reading.type] ?? []).filter(({ href }) => isArticleFor(slugOf(href), reading)),
    }))
    .filter((one) => one.articles.length > 0)
    .slice(0, most);
  return (
    <ReadingArticles
      readings={readings}
      notice={
        <Suspense fallback={null}>
          <ReadingsTold />
        </Suspense>
      }
      clock={clock}
      isHidden={isHidden}
      onHide={(isNowHidden) => {
        setIsHidden(isNowHidden);
        browserStorage().setItem(key, isNowHidden ? 'hidden' : 'shown');
      }}
    />
  );
}

/** Loads what explains readings of these types; what cannot be had is left out. */
function useArticles(latest: readonly LatestReading[]): Record<string, readonly ArticleLink[]> {
  const [articles, setArticles] = useState<Record<string, readonly ArticleLink[]>>({});
  const types = latest.map(({ type }) => type).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the types are what changes them
  useEffect(() => {
    let isStale = false;
    const loading = latest.map(async ({ type }) => [type, await articlesAbout(type)] as const);
    Promise.all(loading).then(
      (found) => isStale || setArticles(Object.fromEntries(found)),
      () => undefined,
    );
    return () => {
      isStale = true;
    };
  }, [types]);
  return articles;
}
