import { answer } from '@nadi/api-server/answers';
import { query } from '../../../kernel/operation/operation';
import { findCounts } from '../queries/find-notifications';

export const readNotificationCounts = query('readNotificationCounts', async (_, { tx, caller }) =>
  answer(await findCounts(caller, tx)),
);
