import { brand } from '@nadi/brand';
import { useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { Button } from '../../../components/Button/Button';
import { Inline } from '../../../components/Inline/Inline';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { Phases } from '../../../patterns/Phases/Phases';
import type { Loaded, Saved } from '../../../patterns/state';
import { useSave } from '../../../patterns/use-save';
import { Section } from '../../private/Section';
import { IntakeFields } from '../private/IntakeFields';
import { sayIntakeAnswer } from '../private/intake-words';
import type { IntakeQuestion, SentAnswer, VisitIntake } from '../types';

// The cards of what the patient gives come in one file.
export { PhotosCard, type PhotosCardProps } from './PhotosCard';
export { RatingCard, type RatingCardProps } from './RatingCard';

export type IntakeCardProps = {
  intake: VisitIntake;
  side: 'PATIENT' | 'DOCTOR';
  /** The questions for the doctor's field of practice, for a patient who may change the answers. */
  questions: Loaded<{ questions: readonly IntakeQuestion[] }>;
  isOffline: boolean;
  onIntake: (answers: SentAnswer[]) => Promise<Saved>;
  onRetry: () => void;
};

/** The patient's answers before the visit, with the questions as they were asked. */
export function IntakeCard(props: IntakeCardProps) {
  const { intake, side } = props;
  const [isChanging, setIsChanging] = useState(false);
  const { answers, canChange } = intake;
  if (side === 'PATIENT' && answers.length === 0 && !canChange) return null;
  return (
    <Section title={m.intake_title()}>
      {canChange && isChanging ? (
        <Changing {...props} onClose={() => setIsChanging(false)} />
      ) : (
        <>
          {answers.length === 0 ? (
            <Text>{side === 'DOCTOR' ? m.intake_none_doctor() : m.intake_none_patient()}</Text>
          ) : (
            answers.map((answer) => (
              <Stack key={answer.questionId} space={0}>
                <Text tone="muted">{answer.question}</Text>
                <Text>{sayIntakeAnswer(answer)}</Text>
              </Stack>
            ))
          )}
          {side === 'DOCTOR' && answers.some(({ urgent }) => urgent !== null) && (
            <Banner tone="attention">{m.intake_was_urgent({ number: brand.emergencyNumber })}</Banner>
          )}
          {canChange && (
            <div>
              <Button
                needs="manage"
                tone="secondary"
                isDisabled={props.isOffline}
                onPress={() => setIsChanging(true)}
              >
                {answers.length === 0 ? m.intake_answer() : m.intake_change()}
              </Button>
            </div>
          )}
        </>
      )}
    </Section>
  );
}

function Changing({ questions, onRetry, ...props }: IntakeCardProps & { onClose: () => void }) {
  return (
    <Phases
      state={questions}
      failed={{ title: m.intake_failed_title(), text: m.intake_failed() }}
      onRetry={onRetry}
    >
      {(loaded) => <Fields {...props} questions={loaded.questions} />}
    </Phases>
  );
}

type FieldsProps = Omit<IntakeCardProps, 'questions' | 'onRetry'> & {
  questions: readonly IntakeQuestion[];
  onClose: () => void;
};

function Fields({ intake, questions, isOffline, onIntake, onClose }: FieldsProps) {
  const [answers, setAnswers] = useState<SentAnswer[]>(
    intake.answers
      .filter(({ questionId }) => questions.some(({ id }) => id === questionId))
      .map(({ questionId, value }) => ({ questionId, value })),
  );
  const { isPending, refused, save } = useSave<unknown, never>(onClose);
  return (
    <Stack space={4}>
      <Text tone="muted">{m.intake_about()}</Text>
      <IntakeFields questions={questions} answers={answers} onChange={setAnswers} />
      {refused && <Banner tone="critical">{refused.message}</Banner>}
      <Inline space={2}>
        <Button
          needs="manage"
          isPending={isPending}
          isDisabled={isOffline}
          onPress={() => void save(() => onIntake(answers))}
        >
          {m.intake_save()}
        </Button>
        <Button tone="quiet" isDisabled={isPending} onPress={onClose}>
          {m.intake_cancel()}
        </Button>
      </Inline>
    </Stack>
  );
}
