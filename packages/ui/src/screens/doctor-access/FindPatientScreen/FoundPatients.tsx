import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { DividedItem, DividedList } from '../../../components/DividedList/DividedList';
import { EmptyState } from '../../../components/EmptyState/EmptyState';
import { Heading } from '../../../components/Heading/Heading';
import { Inline } from '../../../components/Inline/Inline';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import { EmergencyButton } from '../private/EmergencyButton';
import type { Asking } from '../private/PatientDialogs';
import { person } from '../private/person.css';
import { nameOf, sayPerson } from '../private/person-words';
import type { FoundPatient, SearchType } from '../types';

export type SearchState =
  | { phase: 'idle' }
  | { phase: 'searching' }
  /** More searches than are allowed at a time. */
  | { phase: 'limited'; message?: string }
  | { phase: 'failed'; message: string; fieldErrors?: Readonly<Record<string, string>> }
  | { phase: 'found'; type: SearchType; patients: readonly FoundPatient[] };

/** The contract gives no more. */
const most = 10;

type FoundPatientsProps = { state: SearchState; onAsk: (asking: Asking) => void };

/** Shows what a search has found, or why it has not. */
export function FoundPatients({ state, onAsk }: FoundPatientsProps) {
  switch (state.phase) {
    case 'limited':
      return (
        <Banner tone="attention" title={m.patients_limited_title()}>
          {m.patients_limited()} {state.message}
        </Banner>
      );
    case 'failed':
      return state.fieldErrors ? null : (
        <Banner tone="attention" title={m.patients_search_failed_title()}>
          {state.message}
        </Banner>
      );
    case 'found':
      return <Found {...state} onAsk={onAsk} />;
    default:
      return null;
  }
}

type FoundProps = Extract<SearchState, { phase: 'found' }> & Pick<FoundPatientsProps, 'onAsk'>;

function Found({ type, patients, onAsk }: FoundProps) {
  if (patients.length === 0)
    return (
      <Card>
        <div role="status">
          <EmptyState title={m.patients_nobody_title()}>
            {type === 'abha' ? m.patients_nobody_abha() : m.patients_nobody()}
          </EmptyState>
        </div>
      </Card>
    );
  return (
    <Card as="section" aria-labelledby="patients-found">
      <Stack space={4}>
        <Stack space={1}>
          <Heading level={2} id="patients-found">
            {m.patients_found_heading()}
          </Heading>
          <div role="status">
            <Text tone="muted">
              {patients.length < most
                ? m.patients_found({ count: patients.length })
                : m.patients_found_most()}
            </Text>
          </div>
        </Stack>
        <DividedList aria-labelledby="patients-found">
          {patients.map((patient) => (
            <DividedItem key={patient.id}>
              <Inline justify="between" space={3}>
                <div className={person}>
                  <Text weight="bold">{nameOf(patient)}</Text>
                  <Text tone="muted">{sayPerson(patient)}</Text>
                </div>
                <Inline space={2}>
                  <Button tone="secondary" size="small" onPress={() => onAsk({ what: 'access', patient })}>
                    <span aria-hidden="true">{m.patients_ask()}</span>
                    <VisuallyHidden>{m.patients_ask_of({ name: nameOf(patient) })}</VisuallyHidden>
                  </Button>
                  <EmergencyButton patient={patient} onPress={onAsk} />
                </Inline>
              </Inline>
            </DividedItem>
          ))}
        </DividedList>
      </Stack>
    </Card>
  );
}
