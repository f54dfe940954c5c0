import * as m from '../../../../generated/messages/messages';
import { Heading } from '../../../components/Heading/Heading';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import type { Loaded } from '../../../patterns/state';
import { IntakeFields, type IntakeFieldsProps } from '../private/IntakeFields';
import type { IntakeQuestion } from '../types';

type IntakePartProps = Omit<IntakeFieldsProps, 'questions'> & {
  state: Loaded<{ questions: readonly IntakeQuestion[] }>;
};

/** The questions of a booking. It can be booked without them. */
export function IntakePart({ state, ...props }: IntakePartProps) {
  if (state.phase === 'loading') return null;
  return (
    <Stack space={4}>
      <Heading level={2}>{m.intake_title()}</Heading>
      {state.phase === 'ready' ? (
        <>
          <Text tone="muted">{m.intake_about()}</Text>
          <IntakeFields {...props} questions={state.questions} />
        </>
      ) : (
        <Text>{m.intake_missing()}</Text>
      )}
    </Stack>
  );
}
