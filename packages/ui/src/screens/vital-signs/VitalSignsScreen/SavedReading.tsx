import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { CriticalAdvice } from '../../../components/CriticalAdvice/CriticalAdvice';
import { Inline } from '../../../components/Inline/Inline';
import { Measurement } from '../../../components/Measurement/Measurement';
import { JudgedAgain } from '../../../components/private/JudgedAgain/JudgedAgain';
import { planAdvice } from '../../../components/private/reading/advice-plan';
import { partsOf, type Reading } from '../../../components/private/reading/reading';
import { circumstances, readingLabel } from '../../../components/private/reading/words';
import { ReadingAdvice } from '../../../components/ReadingAdvice/ReadingAdvice';
import { SourceNote } from '../../../components/SourceNote/SourceNote';
import { Stack } from '../../../components/Stack/Stack';
import { StatusBadge } from '../../../components/StatusBadge/StatusBadge';
import { Text } from '../../../components/Text/Text';
import { UnsentMark } from '../../../components/UnsentMark/UnsentMark';
import { type Clock, When } from '../../../components/When/When';
import { actions, arriving } from './ReadingDialog.css';
import { useArrival } from './use-arrival';

export type SavedReadingProps = {
  reading: Reading;
  /** It is kept on this device only, and was interpreted here. */
  isUnsent: boolean;
  isOffline: boolean;
  clock: Clock;
  onAnother: () => void;
  onDone: () => void;
};

/** What was saved or kept, and what it means; what to do at once stands above it. */
export function SavedReading({ reading, isUnsent, isOffline, clock, onAnother, onDone }: SavedReadingProps) {
  const { interpretation } = reading;
  const { urgent } = planAdvice(reading);
  const details = circumstances(reading);
  const top = useArrival();
  return (
    <Stack space={5}>
      <div ref={top} tabIndex={-1} className={arriving}>
        <Stack space={5}>
          {urgent.map((advice) => (
            <CriticalAdvice key={advice.condition} {...advice} level={3} />
          ))}
          <Stack space={2}>
            <Text weight="bold">{readingLabel(reading)}</Text>
            <Inline space={3}>
              <Measurement parts={partsOf(reading)} unit={reading.unit} size="medium" />
              <StatusBadge status={interpretation.status} size="medium" />
              {isUnsent && <UnsentMark standing="waiting" size="medium" />}
            </Inline>
            {isUnsent && <Text>{isOffline ? m.kept_offline() : m.kept_unreached()}</Text>}
            <Text size={14} tone="muted">
              <When at={reading.measuredAt} clock={clock} />
              {details && `, ${details}`}
            </Text>
            <ReadingAdvice reading={reading} />
            <JudgedAgain earlier={reading.earlierInterpretations} clock={clock} />
            <SourceNote interpretation={interpretation} />
          </Stack>
        </Stack>
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
