import { planAdvice } from '../private/reading/advice-plan';
import { sayCondition } from '../private/reading/conditional';
import type { Interpretation, ReadingType } from '../private/reading/reading';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { sayAdvice } from './say-advice';

export type ReadingAdviceProps = { reading: { type: ReadingType; interpretation: Interpretation } };

/** The meaning of a reading out of range and one next step; critical readings have a `CriticalAdvice`. */
export function ReadingAdvice({ reading }: ReadingAdviceProps) {
  const { mild } = planAdvice(reading);
  const condition = sayCondition(reading.interpretation);
  if (mild.length === 0 && !condition) return null;
  return (
    <Stack space={2}>
      {condition && <Text>{condition}</Text>}
      {mild.map((advice) => (
        <Text key={advice.advice}>{sayAdvice(advice)}</Text>
      ))}
    </Stack>
  );
}
