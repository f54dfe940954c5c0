import { reading } from '../../../kernel/operation/operation';
import { answerPreferences } from '../presenters/preferences';
import { findPreferences } from '../queries/find-preferences';

export const readNotificationPreferences = reading('readNotificationPreferences', async (_, given) =>
  answerPreferences(await findPreferences(given.caller.userId, given.tx), given),
);
