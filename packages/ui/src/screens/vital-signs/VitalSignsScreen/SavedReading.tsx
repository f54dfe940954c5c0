import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { Inline } from '../../../components/Inline/Inline';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { actions, arriving } from './ReadingDialog.css';
import { ReadingMeaning, type ReadingMeaningProps } from './ReadingMeaning';
import { useArrival } from './use-arrival';

export type SavedReadingProps = ReadingMeaningProps & {
  isOffline: boolean;
  onAnother: () => void;
  onDone: () => void;
};

/** Tells that a reading was saved or kept, and explains it. */
export function SavedReading({ isOffline, onAnother, onDone, ...shown }: SavedReadingProps) {
  const top = useArrival();
  return (
    <Stack space={5}>
      <div ref={top} tabIndex={-1} className={arriving}>
        <ReadingMeaning {...shown}>
          {shown.isUnsent && <Text>{isOffline ? m.kept_offline() : m.kept_unreached()}</Text>}
        </ReadingMeaning>
      </div>
      <div className={actions}>
        <Inline justify="end" space={2}>
          <Button tone="secondary" onPress={onAnother}>
            {m.saved_another()}
          </Button>
          <Button onPress={onDone}>{m.saved_done()}</Button>
        </Inline>
      </div>
    </Stack>
  );
}
