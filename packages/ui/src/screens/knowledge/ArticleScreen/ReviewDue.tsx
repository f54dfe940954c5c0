import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { dayIn } from './ArticleHead';

/** Says that an article is due for review. */
export function ReviewDue({ nextReviewOn }: { nextReviewOn: string }) {
  return (
    <Banner tone="attention" title={m.article_review_due_title()}>
      {m.article_review_due_text({ day: dayIn(nextReviewOn) })}
    </Banner>
  );
}
