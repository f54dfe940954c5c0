import { answer } from '@nadi/api-server/answers';
import { reading } from '../../../kernel/operation/operation';
import { findCounts } from '../queries/find-notifications';

export const readNotificationCounts = reading('readNotificationCounts', async (_, { tx, caller }) =>
  answer(await findCounts(caller, tx)),
);
