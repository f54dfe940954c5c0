import type { ReactNode } from 'react';
import * as m from '../../../../generated/messages/messages';
import { formattingLocale } from '../../../components/private/reading/locale';
import { Text } from '../../../components/Text/Text';
import { ArticleActions, type ArticleActionsProps } from './ArticleActions';
import * as styles from './ArticleScreen.css';
import type { Article } from './types';

type ArticleHeadProps = ArticleActionsProps & { article: Article; isReviewDue: boolean };

/** Says who wrote it, who checked it and when, how long it is, and what can be done with it. */
export function ArticleHead({ article, isReviewDue, ...actions }: ArticleHeadProps) {
  const { author, reviewer, reviewedOn, nextReviewOn, minutes } = article;
  return (
    <div className={styles.meta}>
      <dl className={styles.facts}>
        <Fact term={m.article_written_by()}>{author}</Fact>
        <Fact term={m.article_reviewed_by()}>{reviewer ?? m.article_not_reviewed()}</Fact>
        <Fact term={reviewedOn ? m.article_reviewed_on({ day: dayIn(reviewedOn) }) : m.article_next_review()}>
          {isReviewDue
            ? m.article_review_due({ day: dayIn(nextReviewOn) })
            : reviewedOn
              ? m.article_next_by({ day: dayIn(nextReviewOn) })
              : dayIn(nextReviewOn)}
        </Fact>
        <Fact term={m.article_reading_time()}>{m.article_minutes({ count: minutes })}</Fact>
      </dl>
      <div data-island="actions">
        <ArticleActions {...actions} />
      </div>
    </div>
  );
}

/** A day in words: "4 Sep 2026". */
export const dayIn = (day: string): string =>
  new Intl.DateTimeFormat(formattingLocale(), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <Text as="dt" size={14} tone="muted">
        {term}
      </Text>
      <Text as="dd" weight="bold">
        {children}
      </Text>
    </div>
  );
}
