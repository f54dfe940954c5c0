import type { RefObject } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { DeleteDialog } from '../../../patterns/DeleteDialog/DeleteDialog';
import { sayDetails, sayName } from './history-words';
import type { HistoryEntry, HistorySaved } from './types';

export type RemoveEntryDialogProps = {
  entry: HistoryEntry;
  onRemove: (entry: HistoryEntry) => Promise<HistorySaved>;
  /** Null where it was not removed. */
  onClose: (result: object | null) => void;
  /** Takes the focus once it is removed. */
  focusAfter: RefObject<HTMLElement | null>;
};

/** Asks before an entry is removed, and names it. */
export function RemoveEntryDialog({ entry, onRemove, ...dialog }: RemoveEntryDialogProps) {
  return (
    <DeleteDialog
      title={m.medical_remove_title()}
      description={m.medical_remove_explain()}
      yes={m.medical_remove_yes()}
      onDelete={() => onRemove(entry)}
      {...dialog}
    >
      <Stack space={1}>
        <Text weight="bold">{sayName(entry)}</Text>
        <Text tone="muted">{sayDetails(entry)}</Text>
      </Stack>
    </DeleteDialog>
  );
}
