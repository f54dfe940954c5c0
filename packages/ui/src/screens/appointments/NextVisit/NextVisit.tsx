import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { Heading } from '../../../components/Heading/Heading';
import { Icon } from '../../../components/Icon/Icon';
import { Inline } from '../../../components/Inline/Inline';
import { Stack } from '../../../components/Stack/Stack';
import { Tag } from '../../../components/Tag/Tag';
import { Text } from '../../../components/Text/Text';
import type { Clock } from '../../../components/When/When';
import { doctorName } from '../../../words/doctor-name';
import { sayVisitTime, statusLooks, typeLooks } from '../private/visit-words';
import type { VisitRow } from '../types';

export type NextVisitProps = {
  visit: Pick<VisitRow, 'id' | 'status' | 'type' | 'scheduledAt' | 'endsAt' | 'doctor' | 'clinicAddress'>;
  clock: Clock;
};

/** The next visit of a patient, for pages about other things. */
export function NextVisit({ visit, clock }: NextVisitProps) {
  const { word, ...look } = statusLooks[visit.status];
  const type = typeLooks[visit.type];
  return (
    <Card as="section" aria-labelledby="next-visit">
      <Inline justify="between" space={4}>
        <Stack space={1}>
          <Inline space={2}>
            <Heading level={2} id="next-visit">
              {m.next_visit_title({ name: doctorName(visit.doctor) })}
            </Heading>
            <Tag {...look}>{word()}</Tag>
          </Inline>
          <Text>{sayVisitTime({ startsAt: visit.scheduledAt, endsAt: visit.endsAt }, clock)}</Text>
          <Inline space={2} isWrapping={false}>
            <Icon icon={type.icon} size={16} />
            <Text tone="muted">
              {visit.clinicAddress ? `${type.word()} · ${visit.clinicAddress}` : type.word()}
            </Text>
          </Inline>
        </Stack>
        <Button tone="secondary" href="/dashboard/appointments">
          {m.next_visit_open()}
        </Button>
      </Inline>
    </Card>
  );
}
