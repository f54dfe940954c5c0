import { answer } from '@nadi/api-server/answers';
import { query } from '../../../kernel/operation/operation';

export const listNotificationTriggers = query('listNotificationTriggers', async (_, { caller, triggers }) =>
  answer({
    triggers: triggers
      .filter(({ roles }) => roles.includes(caller.role))
      .map(({ id, name, description, notice }) => ({ id, name, description, type: notice.type })),
  }),
);
