import { Check, Clock as ClockIcon, X } from 'lucide-react';
import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { DividedItem } from '../../../components/DividedList/DividedList';
import { Heading } from '../../../components/Heading/Heading';
import { Inline } from '../../../components/Inline/Inline';
import { Stack } from '../../../components/Stack/Stack';
import { Tag } from '../../../components/Tag/Tag';
import { Text } from '../../../components/Text/Text';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import type { Clock } from '../../../components/When/When';
import { sayWhenWithin } from '../../../words/moment';
import { listKinds } from '../private/access-words';
import { EmergencyButton } from '../private/EmergencyButton';
import type { Asking } from '../private/PatientDialogs';
import { person } from '../private/person.css';
import { nameOf, sayPerson } from '../private/person-words';
import type { Authorization, PatientRow } from '../types';
import { CodeForm, type CodeFormProps } from './CodeForm';

export type PatientItemProps = {
  patient: PatientRow;
  clock: Clock;
  onCode: CodeFormProps['onCode'];
  onAsk: (asking: Asking) => void;
};

const looks = {
  active: { tone: 'done', icon: Check, word: m.patients_status_active },
  requested: { tone: 'attention', icon: ClockIcon, word: m.patients_status_requested },
  ended: { tone: 'neutral', icon: X, word: m.patients_status_ended },
} as const;

/** One patient: what the doctor may see, what they wait for, or how it ended. */
export function PatientItem({ patient, clock, onCode, onAsk }: PatientItemProps) {
  const name = nameOf(patient);
  const { word, ...look } = looks[patient.status];
  const granted = patient.authorizations.filter(({ status }) => status === 'GRANTED');
  const waiting = patient.authorizations.find(({ status }) => status === 'REQUESTED');
  const [newest] = patient.authorizations;
  return (
    <DividedItem>
      <Stack space={3}>
        <Inline justify="between" space={3} align="start">
          <div className={person}>
            <Inline space={2}>
              <Heading level={3}>{name}</Heading>
              <Tag {...look}>{word()}</Tag>
            </Inline>
            <Text tone="muted">{sayPerson(patient)}</Text>
          </div>
          <Inline space={2}>
            {patient.status === 'active' && (
              <Button tone="secondary" size="small" href={`/dashboard/patients/${patient.id}`}>
                <span aria-hidden="true">{m.patients_open()}</span>
                <VisuallyHidden>{m.patients_open_of({ name })}</VisuallyHidden>
              </Button>
            )}
            {patient.status === 'ended' && (
              <Button tone="secondary" size="small" onPress={() => onAsk({ what: 'access', patient })}>
                <span aria-hidden="true">{m.patients_ask_again()}</span>
                <VisuallyHidden>{m.patients_ask_again_of({ name })}</VisuallyHidden>
              </Button>
            )}
            {patient.status !== 'active' && <EmergencyButton patient={patient} onPress={onAsk} />}
          </Inline>
        </Inline>
        {granted.map((one) => one.allowed && <Granted key={one.id} scope={one.allowed} clock={clock} />)}
        {waiting &&
          (waiting.isCodeWaiting ? (
            <CodeForm
              name={name}
              firstName={patient.firstName}
              patientId={patient.id}
              requestId={waiting.id}
              onCode={onCode}
            />
          ) : (
            <Text>
              {m.patients_asked_on({
                name,
                when: sayWhenWithin(waiting.requestedAt, clock),
                until: sayWhenWithin(waiting.answerBy, clock),
              })}
            </Text>
          ))}
        {patient.status === 'ended' && newest && <Text>{sayEnd(newest, name, clock)}</Text>}
      </Stack>
    </DividedItem>
  );
}

function Granted({ scope, clock }: { scope: NonNullable<Authorization['allowed']>; clock: Clock }) {
  return (
    <div>
      <Text>{listKinds(scope.kinds)}</Text>
      <Text size={14} tone="muted">
        {m.patients_until({ when: sayWhenWithin(scope.accessUntil, clock) })}
      </Text>
    </div>
  );
}

const denials = {
  'unknown-doctor': m.patients_denied_unknown_doctor,
  'not-now': m.patients_denied_not_now,
  'too-much': m.patients_denied_too_much,
} as const;

/** How the newest request or access has ended. */
function sayEnd({ status, grantedAt, endedAt, denialReason }: Authorization, name: string, clock: Clock) {
  if (status === 'DENIED')
    return denialReason ? denials[denialReason]({ name }) : m.patients_denied({ name });
  if (grantedAt === null) return m.patients_expired_request();
  const when = sayWhenWithin(endedAt ?? grantedAt, clock);
  return status === 'REVOKED'
    ? m.patients_revoked({ name, when })
    : m.patients_expired_access({ name, when });
}
