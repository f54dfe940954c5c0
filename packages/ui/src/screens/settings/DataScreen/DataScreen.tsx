import { useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { EmptyState } from '../../../components/EmptyState/EmptyState';
import type { Clock } from '../../../components/When/When';
import { SettingsPage } from '../private/SettingsPage';
import { SectionSkeleton } from '../private/SettingsSection';
import { DeletionSection } from './DeletionSection';
import { ExportSection } from './ExportSection';
import { PendingDeletion } from './PendingDeletion';
import type { DataState } from './types';

export type { DataState } from './types';

export type DataScreenProps = {
  state: DataState;
  clock: Clock;
  /** Fetches the archive and gives it to the browser to save. */
  onExport: () => void;
  /** Asks for the account to be erased; 30 days later it is. */
  onDelete: () => void;
  /** Takes that back. */
  onKeepAccount: () => void;
  onRetry: () => void;
};

/** What a person can do with what is kept of them: take it along, or have it erased. */
export function DataScreen({ state, clock, onExport, onDelete, onKeepAccount, onRetry }: DataScreenProps) {
  /** What was asked for on this page, so that only this is told as news. */
  const [asked, setAsked] = useState<'delete' | 'keep' | null>(null);
  return (
    <SettingsPage title={m.data_title()} description={m.data_description()}>
      {state.phase === 'loading' && (
        <Card>
          <SectionSkeleton />
        </Card>
      )}
      {state.phase === 'failed' && (
        <Card>
          <EmptyState
            title={m.data_failed_title()}
            action={<Button onPress={onRetry}>{m.settings_retry()}</Button>}
          >
            {state.message ?? m.data_failed()}
          </EmptyState>
        </Card>
      )}
      {state.phase === 'ready' && (
        <>
          {state.eraseAt !== null && (
            <PendingDeletion
              eraseAt={state.eraseAt}
              clock={clock}
              action={state.deletion}
              isNews={asked === 'delete'}
              onKeepAccount={() => {
                setAsked('keep');
                onKeepAccount();
              }}
            />
          )}
          <ExportSection action={state.exporting} onExport={onExport} />
          {state.eraseAt === null && (
            <DeletionSection
              action={state.deletion}
              wasKept={asked === 'keep' && state.deletion.phase === 'done'}
              onDelete={() => {
                setAsked('delete');
                onDelete();
              }}
            />
          )}
        </>
      )}
    </SettingsPage>
  );
}
