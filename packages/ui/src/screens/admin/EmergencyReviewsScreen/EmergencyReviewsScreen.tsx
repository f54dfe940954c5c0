import { useRef, useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { DividedList } from '../../../components/DividedList/DividedList';
import { latePart, useLate, usePreload } from '../../../components/private/use-late';
import { SegmentedControl } from '../../../components/SegmentedControl/SegmentedControl';
import type { Clock } from '../../../components/When/When';
import { ListCard } from '../../../patterns/ListCard/ListCard';
import { Page } from '../../../patterns/Page/Page';
import { HealthcareViews } from '../private/AdminViews';
import type { ReviewDialogProps } from './ReviewDialog';
import { ReviewItem } from './ReviewItem';
import { reviewWords } from './review-words';
import type { EmergencyAccess, ReviewStatus, ReviewsState } from './types';

export type EmergencyReviewsScreenProps = Pick<ReviewDialogProps, 'onReview'> & {
  state: ReviewsState;
  filter: ReviewStatus;
  clock: Clock;
  onFilterChange: (filter: ReviewStatus) => void;
  onPageChange: (page: number) => void;
  onRetry: () => void;
};

const filters: readonly ReviewStatus[] = ['OPEN', 'JUSTIFIED', 'NOT_JUSTIFIED'];

const reviewDialog = latePart(async () => (await import('./ReviewDialog')).ReviewDialog);

/** Accesses without consent, for an administrator to say whether they were justified. */
export function EmergencyReviewsScreen(props: EmergencyReviewsScreenProps) {
  const { state, filter, clock, onReview } = props;
  const [asked, setAsked] = useState<Pick<ReviewDialogProps, 'access' | 'review'> | null>(null);
  const close = () => setAsked(null);
  const ReviewDialog = useLate(reviewDialog, { isOpen: asked !== null, onOpenChange: close });
  usePreload(reviewDialog);
  const heading = useRef<HTMLHeadingElement>(null);
  const ask = (access: EmergencyAccess) => (review: ReviewDialogProps['review']) =>
    setAsked({ access, review });
  return (
    <Page title={m.healthcare_title()} isWide>
      <HealthcareViews value="reviews" />
      <ListCard
        state={state}
        title={m.reviews_heading()}
        description={m.reviews_description()}
        headingRef={heading}
        things={m.reviews_count}
        choice={reviewWords[filter]()}
        filters={
          <SegmentedControl
            label={m.reviews_filter()}
            items={filters.map((id) => ({ id, label: reviewWords[id]() }))}
            value={filter}
            onChange={props.onFilterChange}
          />
        }
        failed={{ title: m.reviews_failed_title(), text: m.reviews_failed() }}
        empty={{ title: m.reviews_empty_title(), text: m.reviews_empty() }}
        order="newest-first"
        onPageChange={props.onPageChange}
        onRetry={props.onRetry}
      >
        {({ rows }) => (
          <DividedList label={m.reviews_heading()}>
            {rows.map((access) => (
              <ReviewItem key={access.id} access={access} clock={clock} onAsk={ask(access)} />
            ))}
          </DividedList>
        )}
      </ListCard>
      {asked && ReviewDialog && (
        <ReviewDialog {...asked} onReview={onReview} onClose={close} focusAfter={heading} />
      )}
    </Page>
  );
}
