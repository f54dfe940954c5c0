import { CloudOff } from 'lucide-react';
import { useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { EmptyState } from '../../../components/EmptyState/EmptyState';
import { latePart, useLate, usePreload } from '../../../components/private/use-late';
import type { Clock } from '../../../components/When/When';
import { Page } from '../../../patterns/Page/Page';
import { Phases } from '../../../patterns/Phases/Phases';
import type { Loaded } from '../../../patterns/state';
import type { AskDialogProps } from '../private/AskDialog';
import type { ConsentKind, FoundPatient, SharedSummary } from '../types';
import type { PatientRecordProps } from './PatientRecord';
import { PatientSkeleton } from './PatientSkeleton';

export type { EntriesState } from './KindEntries';

export type PatientViewState =
  | Loaded<{ summary: SharedSummary }>
  /** Nothing is granted now: it has ended, or never was. */
  | { phase: 'gone' }
  /** No live connection: nobody would tell that it was taken back. */
  | { phase: 'hidden' };

export type PatientViewScreenProps = Omit<PatientRecordProps, 'summary' | 'onAskForMore'> &
  Pick<AskDialogProps, 'today' | 'kinds' | 'onAsk'> & {
    state: PatientViewState;
    clock: Clock;
    chosen: ConsentKind | null;
    onRetry: () => void;
  };

const patientRecord = latePart(async () => (await import('./PatientRecord')).PatientRecord);
// It comes while the page waits for its connection and for the answer.
patientRecord.preload();
const askDialog = latePart(async () => (await import('../private/AskDialog')).AskDialog);
const stay = () => undefined;

/**
 * Shows what a patient shares with the doctor, exactly as wide as it was granted, for as long as that lasts. A request for more that is being written
 * outlives it: it names the patient and nothing of the record.
 */
export function PatientViewScreen({
  state,
  onRetry,
  today,
  kinds,
  onAsk,
  ...record
}: PatientViewScreenProps) {
  const [asked, setAsked] = useState<FoundPatient | null>(null);
  const close = () => setAsked(null);
  const isReady = state.phase === 'ready';
  const PatientRecord = useLate(patientRecord, { isOpen: isReady, onOpenChange: stay });
  const AskDialog = useLate(askDialog, { isOpen: asked !== null, onOpenChange: close });
  usePreload(askDialog);
  return (
    <>
      {isReady && PatientRecord ? (
        <PatientRecord
          {...record}
          summary={state.summary}
          onAskForMore={() => setAsked(state.summary.patient)}
        />
      ) : (
        <Page title={m.patients_view_title()} up={{ href: '/dashboard/patients', label: m.patients_title() }}>
          <div aria-live="polite">
            <Instead state={isReady ? { phase: 'loading' } : state} onRetry={onRetry} />
          </div>
        </Page>
      )}
      {asked && AskDialog && (
        <AskDialog
          patient={asked}
          now={record.clock.now}
          today={today}
          kinds={kinds}
          onAsk={onAsk}
          onClose={close}
        />
      )}
    </>
  );
}

type InsteadProps = { state: Exclude<PatientViewState, { phase: 'ready' }>; onRetry: () => void };

function Instead({ state, onRetry }: InsteadProps) {
  if (state.phase === 'hidden')
    return (
      <Banner tone="info" icon={CloudOff} title={m.patients_view_hidden_title()}>
        {m.patients_view_hidden()}
      </Banner>
    );
  if (state.phase === 'gone')
    return (
      <Card>
        <EmptyState
          title={m.patients_view_gone_title()}
          action={
            <Button tone="secondary" href="/dashboard/patients">
              {m.patients_view_gone_open()}
            </Button>
          }
        >
          {m.patients_view_gone()}
        </EmptyState>
      </Card>
    );
  return (
    <Phases
      state={state}
      skeleton={<PatientSkeleton />}
      failed={{ title: m.patients_view_failed_title(), text: m.patients_view_failed() }}
      onRetry={onRetry}
    />
  );
}
