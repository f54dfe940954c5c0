import { query } from '../../../kernel/operation/operation';
import { answerPreferences } from '../presenters/preferences';
import { findPreferences } from '../queries/find-preferences';

export const readNotificationPreferences = query('readNotificationPreferences', async (_, given) =>
  answerPreferences(await findPreferences(given.caller.userId, given.tx), given),
);
