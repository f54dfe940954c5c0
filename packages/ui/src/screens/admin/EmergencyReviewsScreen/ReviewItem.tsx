import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { DividedItem } from '../../../components/DividedList/DividedList';
import { Heading } from '../../../components/Heading/Heading';
import { Inline } from '../../../components/Inline/Inline';
import { Stack } from '../../../components/Stack/Stack';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import { type Clock, When } from '../../../components/When/When';
import { Fact, Facts } from '../../private/Facts';
import { sayWho } from './review-words';
import type { EmergencyAccess, Review } from './types';

type ReviewItemProps = { access: EmergencyAccess; clock: Clock; onAsk: (review: Review['review']) => void };

/** One access: who, of whom, why and when, and what was found. A result can be changed later. */
export function ReviewItem({ access, clock, onAsk }: ReviewItemProps) {
  const { doctor, reason, openedAt, endsAt, review, reviewedAt, note } = access;
  const who = sayWho(access);
  return (
    <DividedItem>
      <Stack space={4}>
        <Heading level={3}>{who}</Heading>
        <Facts>
          <Fact term={m.reviews_opened()}>
            <When at={openedAt} clock={clock} />
          </Fact>
          <Fact term={m.reviews_ends()}>
            <When at={endsAt} clock={clock} />
          </Fact>
          <Fact term={m.registration_number()}>{doctor.licenseNumber}</Fact>
          <Fact term={m.registration_council()}>{doctor.council}</Fact>
          <Fact term={m.reviews_reason()} isWide>
            {reason}
          </Fact>
          {reviewedAt && (
            <Fact term={m.reviews_reviewed()}>
              <When at={reviewedAt} clock={clock} />
            </Fact>
          )}
          {note && (
            <Fact term={m.reviews_note()} isWide>
              {note}
            </Fact>
          )}
        </Facts>
        <Inline>
          {review !== 'JUSTIFIED' && (
            <Button tone="secondary" onPress={() => onAsk('JUSTIFIED')}>
              {m.reviews_justified()} <VisuallyHidden>{who}</VisuallyHidden>
            </Button>
          )}
          {review !== 'NOT_JUSTIFIED' && (
            <Button tone="quiet" onPress={() => onAsk('NOT_JUSTIFIED')}>
              {m.reviews_not_justified()} <VisuallyHidden>{who}</VisuallyHidden>
            </Button>
          )}
        </Inline>
      </Stack>
    </DividedItem>
  );
}
