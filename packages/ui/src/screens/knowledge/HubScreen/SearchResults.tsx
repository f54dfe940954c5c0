import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { Button } from '../../../components/Button/Button';
import { Heading } from '../../../components/Heading/Heading';
import { Link } from '../../../components/Link/Link';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import { Text } from '../../../components/Text/Text';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import * as styles from './HubScreen.css';
import { kindWords } from './kind-words';
import type { SearchState } from './types';

type SearchResultsProps = {
  search: Exclude<SearchState, { phase: 'none' }>;
  query: string;
  hrefOf: (slug: string) => string;
  onRetry?: () => void;
};

const rows = [1, 2, 3];

/** Shows what the search has found, the best first. */
export function SearchResults({ search, query, hrefOf, onRetry }: SearchResultsProps) {
  if (search.phase === 'loading')
    return (
      <div className={styles.part} role="status">
        <VisuallyHidden>{m.hub_searching()}</VisuallyHidden>
        {rows.map((row) => (
          <Skeleton key={row} height="3rem" />
        ))}
      </div>
    );
  if (search.phase === 'failed')
    return (
      <Banner
        tone="attention"
        title={m.hub_search_failed_title()}
        action={
          onRetry && (
            <Button tone="secondary" size="small" onPress={onRetry}>
              {m.try_again()}
            </Button>
          )
        }
      >
        {m.hub_search_failed()}
      </Banner>
    );
  const { found } = search;
  return (
    <section className={styles.part} aria-labelledby="results">
      <Heading level={2} id="results">
        {found.length === 0 ? m.hub_nothing_found({ query }) : m.hub_found({ count: found.length, query })}
      </Heading>
      {found.length === 0 ? (
        <Text>{m.hub_nothing_found_text()}</Text>
      ) : (
        <ul className={styles.results}>
          {found.map(({ slug, title, summary, kind, minutes, isReviewDue }) => (
            <li key={slug}>
              <Link href={hrefOf(slug)} isAlone>
                {title}
              </Link>
              <Text>{summary}</Text>
              <Text size={14} tone="muted">
                {[
                  kindWords[kind](),
                  m.article_minutes_short({ count: minutes }),
                  ...(isReviewDue ? [m.hub_review_due()] : []),
                ].join(' · ')}
              </Text>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
