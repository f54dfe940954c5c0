import type { ReactNode } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { CriticalAdvice } from '../../../components/CriticalAdvice/CriticalAdvice';
import { Inline } from '../../../components/Inline/Inline';
import { Measurement } from '../../../components/Measurement/Measurement';
import { Reassessed } from '../../../components/private/Reassessed/Reassessed';
import { planAdvice } from '../../../components/private/reading/advice-plan';
import { partsOf, type Reading } from '../../../components/private/reading/reading';
import { circumstances, readingLabel } from '../../../components/private/reading/words';
import { ReadingAdvice } from '../../../components/ReadingAdvice/ReadingAdvice';
import { SourceNote } from '../../../components/SourceNote/SourceNote';
import { Stack } from '../../../components/Stack/Stack';
import { StatusBadge } from '../../../components/StatusBadge/StatusBadge';
import { Text } from '../../../components/Text/Text';
import { type SeveralSigns, TogetherAdvice } from '../../../components/TogetherAdvice/TogetherAdvice';
import { UnsentMark } from '../../../components/UnsentMark/UnsentMark';
import { type Clock, When } from '../../../components/When/When';

export type ReadingMeaningProps = {
  reading: Reading;
  /** It is kept on this device only, and was interpreted here. */
  isUnsent: boolean;
  clock: Clock;
  /** The person is younger than 18: weights and heights are read by age. @default false */
  isChild?: boolean;
  /** Signs with which it is urgent, though it is mild alone. @default null */
  together?: SeveralSigns | null;
  /** The outcome of saving, for a reading that was just saved. */
  children?: ReactNode;
};

/** A reading and what it means; what to do at once stands above it. */
export function ReadingMeaning({
  reading,
  isUnsent,
  clock,
  isChild = false,
  together = null,
  children,
}: ReadingMeaningProps) {
  const { interpretation } = reading;
  const { urgent } = planAdvice(reading);
  const details = circumstances(reading);
  const isByAge = isChild && (reading.type === 'weight' || reading.type === 'height');
  return (
    <Stack space={5}>
      {together && <TogetherAdvice {...together} level={3} />}
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
        {children}
        <Text size={14} tone="muted">
          <When at={reading.measuredAt} clock={clock} />
          {details && `, ${details}`}
        </Text>
        <ReadingAdvice reading={reading} />
        <Reassessed earlier={reading.earlierInterpretations} clock={clock} />
        {isByAge ? (
          <Stack space={3}>
            <Text>{m.growth_no_range()}</Text>
            <div>
              <Button href="/dashboard/vital-signs/growth">{m.growth_open()}</Button>
            </div>
          </Stack>
        ) : (
          <SourceNote interpretation={interpretation} />
        )}
      </Stack>
    </Stack>
  );
}
