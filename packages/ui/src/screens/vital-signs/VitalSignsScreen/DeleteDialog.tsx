import { useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { Button } from '../../../components/Button/Button';
import { Dialog } from '../../../components/Dialog/Dialog';
import { Measurement } from '../../../components/Measurement/Measurement';
import { partsOf } from '../../../components/private/reading/reading';
import { readingLabel } from '../../../components/private/reading/words';
import type { ReadingRow } from '../../../components/ReadingTable/ReadingTable';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { type Clock, When } from '../../../components/When/When';
import type { DeleteResult } from './types';

export type DeleteDialogProps = {
  /** What is to be deleted; it is asked about while this is mounted. */
  reading: ReadingRow;
  clock: Clock;
  isOffline: boolean;
  onDelete: (row: ReadingRow) => Promise<DeleteResult>;
  /** With what became of it; null where it was not deleted. */
  onClose: (outcome: { isUnsent: boolean } | null) => void;
};

/** Asks before a reading is deleted, and names it. */
export function DeleteDialog({ reading, clock, isOffline, onDelete, onClose }: DeleteDialogProps) {
  const [shown, setShown] = useState(reading);
  const [isDeleting, setIsDeleting] = useState(false);
  const [error, setError] = useState<string>();

  async function remove() {
    if (isDeleting) return;
    setIsDeleting(true);
    setError(undefined);
    const result = await onDelete(shown).catch(
      (): DeleteResult => ({ ok: false, message: m.delete_failed() }),
    );
    setIsDeleting(false);
    if (result.ok) return onClose({ isUnsent: result.isUnsent ?? false });
    setError(result.current ? m.delete_changed() : result.message);
    if (result.current) setShown(result.current);
  }

  return (
    <Dialog
      title={m.delete_title()}
      description={explain(shown, isOffline)}
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose(null)}
      canClose={!isDeleting}
      size="small"
      footer={
        <>
          <Button tone="secondary" isDisabled={isDeleting} autoFocus onPress={() => onClose(null)}>
            {m.delete_no()}
          </Button>
          <Button tone="critical" isPending={isDeleting} onPress={() => void remove()}>
            {m.delete_yes()}
          </Button>
        </>
      }
    >
      <Stack space={3}>
        {error && <Banner tone="critical">{error}</Banner>}
        <Stack space={1}>
          <Text weight="bold">{readingLabel(shown)}</Text>
          <Measurement parts={partsOf(shown)} unit={shown.unit} size="medium" />
          <Text size={14} tone="muted">
            <When at={shown.measuredAt} clock={clock} />
          </Text>
        </Stack>
      </Stack>
    </Dialog>
  );
}

function explain({ unsent }: ReadingRow, isOffline: boolean): string {
  // It is on no other device yet, so that there is nothing to wait for.
  if (unsent?.action === 'add') return m.delete_explain_unsent();
  return isOffline ? m.delete_explain_offline() : m.delete_explain();
}
