import * as m from '../../../../generated/messages/messages';
import { Dialog } from '../../../components/Dialog/Dialog';
import { readingLabel } from '../../../components/private/reading/words';
import type { Clock } from '../../../components/When/When';
import { ConflictChoice } from './ConflictChoice';
import { ReadingForm } from './ReadingForm';
import { SavedReading } from './SavedReading';
import type { ReadingKind } from './types';
import { useLeaveWarning } from './use-leave-warning';
import type { EditorState, ReadingEditor } from './use-reading-editor';

export type ReadingDialogProps = {
  editor: ReadingEditor;
  kinds: readonly ReadingKind[];
  clock: Clock;
  isOffline: boolean;
  /** The person is younger than 18. */
  isChild: boolean;
  /** Returns true if the server has by now an entry that was kept on this device. */
  wasSent: (entryId: number) => boolean;
};

function titleOf(state: EditorState, isUnsent: boolean): string {
  switch (state.phase) {
    case 'form':
      return state.original ? m.form_edit_title() : m.form_add_title();
    case 'conflict':
      return m.conflict_title();
    case 'saved':
      return isUnsent ? m.kept_title() : m.saved_title();
    case 'closed':
      return '';
  }
}

/** Adds or changes a reading, and shows what became of it. */
export function ReadingDialog({ editor, kinds, clock, isOffline, isChild, wasSent }: ReadingDialogProps) {
  const { state } = editor;
  // It may leave while the dialog still tells of it.
  const isUnsent =
    state.phase === 'saved' &&
    state.isUnsent &&
    !(state.reading.unsent && wasSent(state.reading.unsent.entryId));
  useLeaveWarning('isUnkept' in state && state.isUnkept);
  const isSaving = 'isSaving' in state && state.isSaving;
  return (
    <Dialog
      title={titleOf(state, isUnsent)}
      description={state.phase === 'form' && state.original ? readingLabel(state.original) : undefined}
      isOpen={state.phase !== 'closed'}
      onOpenChange={(isOpen) => isOpen || editor.requestClose()}
      canClose={!isSaving}
    >
      {state.phase === 'form' && (
        <ReadingForm state={state} editor={editor} kinds={kinds} clock={clock} isOffline={isOffline} />
      )}
      {state.phase === 'conflict' && <ConflictChoice state={state} editor={editor} clock={clock} />}
      {state.phase === 'saved' && (
        <SavedReading
          reading={state.reading}
          isUnsent={isUnsent}
          together={state.together}
          isOffline={isOffline}
          isChild={isChild}
          clock={clock}
          onAnother={() => editor.add(state.reading.type)}
          onDone={editor.close}
        />
      )}
    </Dialog>
  );
}
