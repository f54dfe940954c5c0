import { answer } from '@nadi/api-server/answers';
import { intakeQuestions } from '@nadi/domain/appointments/intake';
import { intakeVersion } from '@nadi/domain/appointments/intake-questions';
import { query } from '../../../kernel/operation/operation';

export const readIntakeQuestions = query('readIntakeQuestions', async ({ query: { specialization } }) =>
  answer({ version: intakeVersion, questions: [...intakeQuestions(specialization)] }),
);
