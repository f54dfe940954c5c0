import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { DividedItem } from '../../../components/DividedList/DividedList';
import { Heading } from '../../../components/Heading/Heading';
import { Inline } from '../../../components/Inline/Inline';
import { Stack } from '../../../components/Stack/Stack';
import { Tag } from '../../../components/Tag/Tag';
import { Text } from '../../../components/Text/Text';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import { type Clock, When } from '../../../components/When/When';
import { sayBeginning, statusLooks, typeLooks } from '../../appointments/private/visit-words';
import type { AdminVisit } from './types';

type VisitEntryProps = {
  visit: AdminVisit;
  clock: Clock;
  /** Left out where only this doctor is listed. */
  onOnlyDoctor?: ((id: string) => void) | undefined;
};

/** One visit: when, between whom, and in which state since when. */
export function VisitEntry({ visit, clock, onOnlyDoctor }: VisitEntryProps) {
  const { status, since, type, scheduledAt, duration, patientName, doctor } = visit;
  const { word, ...look } = statusLooks[status];
  const doctorName = doctor ? m.admin_visits_doctor({ name: doctor.name }) : m.audit_person_unknown();
  return (
    <DividedItem>
      <Inline justify="between" space={3} align="start">
        <Stack space={1}>
          <Inline space={2}>
            <Heading level={3}>{sayBeginning(scheduledAt, clock.timeZone)}</Heading>
            <Tag {...look}>{word()}</Tag>
          </Inline>
          <Text>
            {m.admin_visits_who({ patient: patientName ?? m.audit_person_unknown(), doctor: doctorName })}
          </Text>
          <Text tone="muted">
            {`${typeLooks[type].word()} · ${m.healthcare_minutes({ count: duration })}`}
          </Text>
          <Text tone="muted">
            {since === null ? (
              m.admin_visits_unknown()
            ) : (
              <>
                {status === 'checked_in' ? m.admin_visits_waits() : m.admin_visits_since()}{' '}
                <When at={since} clock={clock} />
              </>
            )}
          </Text>
        </Stack>
        {doctor && onOnlyDoctor && (
          <Button tone="secondary" size="small" onPress={() => onOnlyDoctor(doctor.id)}>
            {m.healthcare_only_doctor()} <VisuallyHidden>{doctorName}</VisuallyHidden>
          </Button>
        )}
      </Inline>
    </DividedItem>
  );
}
