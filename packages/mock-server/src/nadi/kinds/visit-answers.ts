import type { IntakeQuestions, NewIntake, NewRating } from '@nadi/contract/schema';
import {
  canChangeIntake,
  type IntakeAnswer,
  intakeIsClosed,
  intakeQuestions,
  readIntake,
} from '@nadi/domain/appointments/intake';
import { intakeVersion } from '@nadi/domain/appointments/intake-questions';
import { ratingOf, refuseRating } from '@nadi/domain/appointments/rating';
import type { Given, Kind } from '../../mock-types';
import { conflict, unprocessable } from '../problems';
import type { KeptVisit } from './appointments';
import { keptOne } from './list-adapters';

export const intakeQuestionList: Kind<IntakeQuestions> = {
  kept: ({ query }) =>
    keptOne(() => ({
      version: intakeVersion,
      questions: [...intakeQuestions((query as { specialization?: string }).specialization)],
    })),
};

/** Returns answers as they are kept, each with the question as it is asked now. */
export function keptIntake(
  sent: NewIntake['answers'],
  specialization: string,
  pointer: string,
): IntakeAnswer[] {
  const read = readIntake(sent, specialization, pointer);
  if ('faults' in read) throw unprocessable(...read.faults);
  return read.answers;
}

/** Returns a visit with the answers or the rating that its patient sends; null for another operation. */
export function changeAnswers(
  sent: unknown,
  before: KeptVisit,
  { operationId, now }: Pick<Given, 'operationId' | 'now'>,
): KeptVisit | null {
  if (operationId === 'updateConsultationIntake') {
    if (!canChangeIntake(before)) throw conflict(intakeIsClosed);
    const { answers } = sent as NewIntake;
    return { ...before, intake: keptIntake(answers, before.doctor.specialization, '/body/answers') };
  }
  if (operationId !== 'rateConsultation') return null;
  const refusal = refuseRating(before, now);
  if (refusal) throw conflict(refusal);
  return { ...before, rating: ratingOf(sent as NewRating, before.rating, now) };
}
