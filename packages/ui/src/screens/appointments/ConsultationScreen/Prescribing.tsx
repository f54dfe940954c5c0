import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { Text } from '../../../components/Text/Text';
import { Section } from '../../private/Section';
import type { VisitStatus } from '../types';

type PrescribingProps = { visit: { id: string; status: VisitStatus; prescription: string | null } };

/** The way to the prescription of a visit, from when it has begun. */
export function Prescribing({ visit: { id, status, prescription } }: PrescribingProps) {
  if (status !== 'in_progress' && status !== 'completed') return null;
  return (
    <Section title={m.rx_title()}>
      <Text>{prescription ?? m.rx_none_signed()}</Text>
      <div>
        <Button tone="secondary" href={`/dashboard/consultations/${id}/prescription`}>
          {prescription ? m.rx_open() : m.rx_write()}
        </Button>
      </div>
    </Section>
  );
}
