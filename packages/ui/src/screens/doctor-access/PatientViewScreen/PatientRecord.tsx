import { EyeOff, Siren } from 'lucide-react';
import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { Button } from '../../../components/Button/Button';
import { Icon } from '../../../components/Icon/Icon';
import { Inline } from '../../../components/Inline/Inline';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { ViewLinks } from '../../../components/ViewLinks/ViewLinks';
import type { Clock } from '../../../components/When/When';
import { kindWords, listKinds } from '../private/access-words';
import { nameOf } from '../private/person-words';
import { sayTimeLeft } from '../private/say-access';
import { sayMedicinesUnseen } from '../private/shared-medicines';
import type { ConsentKind, SharedSummary } from '../types';
import { KindEntries, type KindEntriesProps } from './KindEntries';
import { PatientHead } from './PatientHead';
import { edge, footer } from './PatientView.css';
import { SummaryPanel } from './SummaryPanel';

export type PatientRecordProps = Pick<
  KindEntriesProps,
  'entries' | 'onMore' | 'onRetryEntries' | 'loadPage' | 'onSaveFile'
> & {
  summary: SharedSummary;
  clock: Clock;
  /** The kind whose entries are listed; null for the summary. */
  chosen: ConsentKind | null;
  /** Seconds of an emergency access that are left; null if there is none. */
  secondsLeft: number | null;
  onAskForMore: () => void;
};

const whole = 'summary';

/** The record as far as it is shared: who it is, by which access, the summary, and the entries of each kind. */
export function PatientRecord(props: PatientRecordProps) {
  const { summary, clock, chosen, secondsLeft } = props;
  const { patient, shared, notShared } = summary;
  const name = nameOf(patient);
  const here = `/dashboard/patients/${patient.id}`;
  const isWaiting = patient.authorizations.some(({ status }) => status === 'REQUESTED');
  const counted = shared.filter(({ kind, count }) => count > 0 || kind === chosen);
  return (
    <Stack space={6}>
      <PatientHead patient={patient} summary={summary} clock={clock} />
      {secondsLeft !== null && (
        <Banner
          tone="attention"
          icon={Siren}
          title={m.patients_emergency_now({ time: sayTimeLeft(secondsLeft) })}
        >
          {m.patients_emergency_note({ name })}
        </Banner>
      )}
      <ViewLinks
        label={m.patients_record_of({ name })}
        value={chosen ?? whole}
        items={[
          { id: whole, label: m.patients_summary(), href: here },
          ...counted.map(({ kind, count }) => ({
            id: kind,
            label: kindWords[kind](),
            count,
            href: `${here}?kind=${kind}`,
          })),
        ]}
      />
      {chosen ? (
        <KindEntries
          kind={chosen}
          entries={props.entries}
          patient={patient}
          unseen={chosen === 'medicines' ? sayMedicinesUnseen(summary) : null}
          clock={clock}
          onMore={props.onMore}
          onRetryEntries={props.onRetryEntries}
          loadPage={props.loadPage}
          onSaveFile={props.onSaveFile}
        />
      ) : (
        <SummaryPanel summary={summary} clock={clock} />
      )}
      <div className={edge}>
        <Inline justify="between" space={3}>
          <span className={footer}>
            <Icon icon={EyeOff} size={16} />
            <Text size={14} tone="muted">
              {notShared.length > 0 && `${m.patients_not_shared({ kinds: listKinds(notShared) })} `}
              {m.patients_more_may_be({ name })}
            </Text>
          </span>
          {!isWaiting && (
            <Button tone="quiet" size="small" onPress={props.onAskForMore}>
              {m.patients_ask_for_more()}
            </Button>
          )}
        </Inline>
      </div>
    </Stack>
  );
}
