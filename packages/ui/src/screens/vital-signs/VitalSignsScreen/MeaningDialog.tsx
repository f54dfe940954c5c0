import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { Dialog } from '../../../components/Dialog/Dialog';
import type { ReadingRow } from '../../../components/ReadingTable/ReadingTable';
import type { Clock } from '../../../components/When/When';
import { ReadingMeaning } from './ReadingMeaning';

/** Explains a reading of the history as it was explained when it was saved: its meaning, and what to do. */
export function MeaningDialog({
  reading,
  clock,
  onClose,
}: {
  reading: ReadingRow;
  clock: Clock;
  onClose: () => void;
}) {
  return (
    <Dialog
      title={m.reading_meaning_title()}
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      footer={
        <Button autoFocus onPress={onClose}>
          {m.saved_done()}
        </Button>
      }
    >
      <ReadingMeaning reading={reading} isUnsent={reading.unsent !== undefined} clock={clock} />
    </Dialog>
  );
}
