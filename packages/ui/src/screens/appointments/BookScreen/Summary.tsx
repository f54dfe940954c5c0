import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { Heading } from '../../../components/Heading/Heading';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { useSave } from '../../../patterns/use-save';
import { doctorName } from '../../../words/doctor-name';
import { Facts } from '../private/Facts';
import { sayFee, sayVisitTime, typeLooks } from '../private/visit-words';
import type { BookableDoctor, FreeTime, SentAnswer, VisitType } from '../types';
import type { BookScreenProps } from './BookScreen';
import { HoldLine } from './HoldLine';

type SummaryProps = Pick<
  BookScreenProps,
  'moving' | 'clock' | 'isOffline' | 'hold' | 'onBook' | 'onBooked'
> & {
  doctor: BookableDoctor;
  /** The beginning of the chosen time, also if it is not free any more. */
  chosen: string | null;
  slot: FreeTime | null;
  type: VisitType;
  reason: string;
  intake: SentAnswer[];
};

/** Sums up the visit that is about to be booked, and books it. */
export function Summary(props: SummaryProps) {
  const { doctor, moving, clock, isOffline, onBook, onBooked, slot, type, reason, intake } = props;
  const { isPending, refused, save } = useSave<unknown, never>(onBooked);
  const isAsked = doctor.confirmation === 'on_request';
  const verb = moving ? m.visits_book_move : isAsked ? m.visits_book_ask : m.visits_book_confirm;
  return (
    <Card isRaised as="section" aria-labelledby="your-visit">
      <Stack space={4}>
        <Stack space={1}>
          <Text tone="muted" id="your-visit">
            {m.visits_book_yours()}
          </Text>
          {slot ? (
            <Heading level={2} size={28}>
              {sayVisitTime(slot, clock)}
            </Heading>
          ) : (
            <Text>{m.visits_book_choose()}</Text>
          )}
          <HoldLine {...props} />
        </Stack>
        <Facts
          items={[
            { name: m.visits_book_with(), value: doctorName(doctor) },
            { name: m.visits_book_type(), value: typeLooks[type].word() },
            ...(type === 'in_clinic' && doctor.clinicAddress
              ? [{ name: m.visits_book_where(), value: doctor.clinicAddress }]
              : []),
            { name: m.visits_fee(), value: sayFee(doctor.fees[type]) },
          ]}
        />
        {isAsked && <Text>{m.visits_book_request()}</Text>}
        {refused && <Banner tone="critical">{refused.message ?? m.visits_book_failed()}</Banner>}
        {isOffline && <Banner tone="info">{m.visits_book_offline()}</Banner>}
        <Button
          needs="manage"
          isFullWidth
          isPending={isPending}
          isDisabled={slot === null || isOffline}
          onPress={() =>
            slot &&
            void save(() =>
              onBook({ scheduledAt: slot.startsAt, type, reason: reason.trim() || null, intake }),
            )
          }
        >
          {verb()}
        </Button>
        <Text size={14} tone="muted">
          {`${m.visits_book_fee_how()} ${m.visits_book_change()}`}
        </Text>
      </Stack>
    </Card>
  );
}
