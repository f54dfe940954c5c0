import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { Button } from '../../../components/Button/Button';
import { DividedItem } from '../../../components/DividedList/DividedList';
import { Heading } from '../../../components/Heading/Heading';
import { Icon } from '../../../components/Icon/Icon';
import { Inline } from '../../../components/Inline/Inline';
import { Stack } from '../../../components/Stack/Stack';
import { Tag } from '../../../components/Tag/Tag';
import { Text } from '../../../components/Text/Text';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import type { Clock } from '../../../components/When/When';
import type { Saved } from '../../../patterns/state';
import { useSave } from '../../../patterns/use-save';
import { doctorName } from '../../../words/doctor-name';
import { specializationName } from '../../private/doctor-questions/specializations';
import { sayFee, sayVisitTime, statusLooks, typeLooks } from '../private/visit-words';
import type { VisitRow } from '../types';

type VisitItemProps = {
  visit: VisitRow;
  clock: Clock;
  isOffline: boolean;
  /** The question is on its way. */
  isCancelPending: boolean;
  onCancel: () => void;
  onCheckIn: () => Promise<Saved>;
};

/** One visit of a patient, with what can be done about it. */
export function VisitItem({ visit, clock, isOffline, isCancelPending, onCancel, onCheckIn }: VisitItemProps) {
  const { isPending, refused, save } = useSave<unknown, never>(() => undefined);
  const name = doctorName(visit.doctor);
  const when = sayVisitTime({ startsAt: visit.scheduledAt, endsAt: visit.endsAt }, clock);
  const { word, ...look } = statusLooks[visit.status];
  const type = typeLooks[visit.type];
  const isOver = visit.status === 'cancelled' || visit.status === 'no_show';
  return (
    <DividedItem>
      <Stack space={3}>
        <Inline justify="between" space={3} align="start">
          <Stack space={1}>
            <Inline space={2}>
              <Heading level={3}>{when}</Heading>
              <Tag {...look}>{word()}</Tag>
            </Inline>
            <Text>{`${name} · ${specializationName(visit.doctor.specialization)}`}</Text>
            <Inline space={2} isWrapping={false}>
              <Icon icon={type.icon} size={16} />
              <Text tone="muted">{`${type.word()} · ${sayFee(visit.fee)}`}</Text>
            </Inline>
            {visit.clinicAddress && <Text tone="muted">{visit.clinicAddress}</Text>}
            {visit.reason && <Text>{visit.reason}</Text>}
            {visit.status === 'requested' && <Text>{m.visits_waits()}</Text>}
            {visit.status === 'cancelled' && <Text>{sayEnd(visit)}</Text>}
            {visit.noteState === 'signed' && <Text>{m.visits_note_signed()}</Text>}
          </Stack>
          <Inline space={2}>
            {visit.allowed.includes('checked_in') && (
              <Button
                needs="manage"
                size="small"
                isDisabled={isOffline}
                isPending={isPending}
                onPress={() => void save(onCheckIn)}
              >
                <span aria-hidden="true">{m.visits_check_in()}</span>
                <VisuallyHidden>{m.visits_check_in_of({ name })}</VisuallyHidden>
              </Button>
            )}
            {visit.canMove && !isOffline && (
              <Button
                needs="manage"
                tone="secondary"
                size="small"
                href={`/dashboard/consultations/book?doctor=${visit.doctor.id}&move=${visit.id}`}
              >
                <span aria-hidden="true">{m.visits_move()}</span>
                <VisuallyHidden>{m.visits_move_of({ name, when })}</VisuallyHidden>
              </Button>
            )}
            {visit.allowed.includes('cancelled') && (
              <Button
                needs="manage"
                tone="secondary"
                size="small"
                isDisabled={isOffline}
                isPending={isCancelPending}
                onPress={onCancel}
              >
                <span aria-hidden="true">{m.visits_cancel()}</span>
                <VisuallyHidden>{m.visits_cancel_of({ name, when })}</VisuallyHidden>
              </Button>
            )}
            {isOver && (
              <Button
                needs="manage"
                tone="secondary"
                size="small"
                href={`/dashboard/consultations/book?doctor=${visit.doctor.id}`}
              >
                <span aria-hidden="true">{m.visits_book_again()}</span>
                <VisuallyHidden>{m.visits_book_again_of({ name })}</VisuallyHidden>
              </Button>
            )}
            <Button tone="quiet" size="small" href={`/dashboard/consultations/${visit.id}`}>
              <span aria-hidden="true">{m.visits_open()}</span>
              <VisuallyHidden>{m.visits_open_of({ name, when })}</VisuallyHidden>
            </Button>
          </Inline>
        </Inline>
        {refused && <Banner tone="critical">{refused.message}</Banner>}
      </Stack>
    </DividedItem>
  );
}

/** Says who cancelled the visit, and why. */
export function sayEnd({ changes }: Pick<VisitRow, 'changes'>): string {
  const end = changes.at(-1);
  const who = end?.by === 'DOCTOR' ? m.visits_cancelled_by_doctor() : m.visits_cancelled_by_patient();
  return end?.reason ? `${who} ${m.visits_cancelled_why({ reason: end.reason })}` : who;
}
