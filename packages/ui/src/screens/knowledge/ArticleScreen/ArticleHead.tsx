import { Printer, Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { formattingLocale } from '../../../components/private/reading/locale';
import { Text } from '../../../components/Text/Text';
import * as styles from './ArticleScreen.css';
import type { Article } from './types';

type ArticleHeadProps = {
  article: Article;
  isReviewDue: boolean;
  /** Left out where this browser cannot share. */
  onShare?: () => void;
  /** Left out in a page that stands without code. */
  onPrint?: () => void;
};

/** Who wrote it, who checked it and when, how long it is, and what can be done with it. */
export function ArticleHead({ article, isReviewDue, onShare, onPrint }: ArticleHeadProps) {
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
      <div className={styles.actions} data-print="hide">
        {onShare && (
          <Button tone="secondary" size="small" icon={Share2} onPress={onShare}>
            {m.article_share()}
          </Button>
        )}
        {onPrint && (
          <Button tone="secondary" size="small" icon={Printer} onPress={onPrint}>
            {m.article_print()}
          </Button>
        )}
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
