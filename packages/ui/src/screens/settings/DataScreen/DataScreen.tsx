import { useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import type { Clock } from '../../../components/When/When';
import { RecordPage } from '../../../patterns/RecordPage/RecordPage';
import { upToSettings } from '../private/up-to-settings';
import { DeletionSection, type KeptTerms } from './DeletionSection';
import { ExportSection } from './ExportSection';
import { PendingDeletion } from './PendingDeletion';
import type { DataState } from './types';

export type { DataState } from './types';

export type DataScreenProps = {
  state: DataState;
  /** How long parts stay after an account is erased. */
  terms: KeptTerms;
  clock: Clock;
  /** Fetches the archive and gives it to the browser to save. */
  onExport: () => void;
  /** Asks for the account to be erased; 30 days later it is. */
  onDelete: () => void;
  /** Takes that back. */
  onKeepAccount: () => void;
  onRetry: () => void;
};

/** A person's options for their data: download it, or have it erased. */
export function DataScreen(props: DataScreenProps) {
  const { state, terms, clock, onExport, onDelete, onKeepAccount, onRetry } = props;
  /** The action that was requested on this page, so that only its result is announced. */
  const [asked, setAsked] = useState<'delete' | 'keep' | null>(null);
  return (
    <RecordPage
      title={m.data_title()}
      description={m.data_description()}
      up={upToSettings()}
      state={state}
      fields={2}
      failed={{ title: m.data_failed_title(), text: m.data_failed() }}
      onRetry={onRetry}
    >
      {({ eraseAt, wards, deletion, exporting }) => (
        <>
          {eraseAt !== null && (
            <PendingDeletion
              eraseAt={eraseAt}
              clock={clock}
              action={deletion}
              isNews={asked === 'delete'}
              onKeepAccount={() => {
                setAsked('keep');
                onKeepAccount();
              }}
            />
          )}
          <ExportSection action={exporting} onExport={onExport} />
          {eraseAt === null && (
            <DeletionSection
              terms={terms}
              action={deletion}
              wards={wards}
              wasKept={asked === 'keep' && deletion.phase === 'done'}
              onDelete={() => {
                setAsked('delete');
                onDelete();
              }}
            />
          )}
        </>
      )}
    </RecordPage>
  );
}
