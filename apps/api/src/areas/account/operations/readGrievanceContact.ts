import { answer } from '@nadi/api-server/answers';
import { publishedDays } from '@nadi/domain/account/data-requests';
import { query } from '../../../kernel/operation/operation';

export const readGrievanceContact = query('readGrievanceContact', async (_, { grievanceOfficer }) =>
  answer({ officer: grievanceOfficer, ...publishedDays }),
);
