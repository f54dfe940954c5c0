import { unprocessable } from '@nadi/api-server/problem';
import { type IntakeAnswer, readIntake, type SentAnswer } from '@nadi/domain/appointments/intake';

/**
 * Returns answers as they are kept, each with the question as it is asked now.
 *
 * @throws 422 at the field for a question of another field of practice, and for an answer that does not fit its question
 */
export function keptIntake(
  sent: readonly SentAnswer[],
  specialization: string,
  pointer: string,
): IntakeAnswer[] {
  const read = readIntake(sent, specialization, pointer);
  if ('faults' in read) throw unprocessable(read.faults);
  return read.answers;
}
