import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { Dialog } from '../../../components/Dialog/Dialog';
import type { ReadingRow } from '../../../components/ReadingTable/ReadingTable';
import { Stack } from '../../../components/Stack/Stack';
import type { Clock } from '../../../components/When/When';
import { ReadingAccess, type ReadingAccessProps } from './ReadingAccess';
import { ReadingMeaning } from './ReadingMeaning';
import { ReadMore, type ReadMoreProps } from './ReadMore';

/** Explains a reading of the history as it was explained when it was saved: its meaning, and what to do. */
export function MeaningDialog({
  reading,
  clock,
  loadArticles,
  access,
  isOffline,
  isChild,
  onClose,
}: {
  reading: ReadingRow;
  clock: Clock;
  loadArticles: ReadMoreProps['load'] | undefined;
  access: ReadingAccessProps['access'] | undefined;
  isOffline: boolean;
  /** The person is younger than 18. */
  isChild: boolean;
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
      <Stack space={5}>
        <ReadingMeaning
          reading={reading}
          isUnsent={reading.unsent !== undefined}
          isChild={isChild}
          clock={clock}
        />
        {/* A reading that was not sent yet can be seen by nobody else. */}
        {access && !reading.unsent && (
          <ReadingAccess id={reading.id} access={access} clock={clock} isOffline={isOffline} />
        )}
        {loadArticles && <ReadMore type={reading.type} load={loadArticles} />}
      </Stack>
    </Dialog>
  );
}
