import { type RefObject, useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Measurement } from '../../../components/Measurement/Measurement';
import { partsOf } from '../../../components/private/reading/reading';
import { readingLabel } from '../../../components/private/reading/words';
import type { ReadingRow } from '../../../components/ReadingTable/ReadingTable';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { type Clock, When } from '../../../components/When/When';
import { DeleteDialog as Dialog } from '../../../patterns/DeleteDialog/DeleteDialog';
import type { DeleteResult } from './types';

export type DeleteDialogProps = {
  /** The reading to delete; the dialog is open while this is mounted. */
  reading: ReadingRow;
  clock: Clock;
  isOffline: boolean;
  onDelete: (row: ReadingRow) => Promise<DeleteResult>;
  /** With what became of it; null where it was not deleted. */
  onClose: (outcome: { isUnsent?: boolean } | null) => void;
  /** Takes the focus once it is deleted. */
  focusAfter: RefObject<HTMLElement | null>;
};

/** Asks before a reading is deleted, and names it. */
export function DeleteDialog({ reading, clock, isOffline, onDelete, ...dialog }: DeleteDialogProps) {
  const [shown, setShown] = useState(reading);

  async function remove(): Promise<DeleteResult> {
    const result = await onDelete(shown);
    if (result.ok || !result.current) return result;
    setShown(result.current);
    return { ...result, message: m.delete_changed() };
  }

  return (
    <Dialog
      title={m.delete_title()}
      description={explain(shown, isOffline)}
      yes={m.delete_yes()}
      onDelete={remove}
      {...dialog}
    >
      <Stack space={1}>
        <Text weight="bold">{readingLabel(shown)}</Text>
        <Measurement parts={partsOf(shown)} unit={shown.unit} size="medium" />
        <Text size={14} tone="muted">
          <When at={shown.measuredAt} clock={clock} />
        </Text>
      </Stack>
    </Dialog>
  );
}

function explain({ unsent }: ReadingRow, isOffline: boolean): string {
  // It is on no other device yet, so that there is nothing to wait for.
  if (unsent?.action === 'add') return m.delete_explain_unsent();
  return isOffline ? m.delete_explain_offline() : m.delete_explain();
}
