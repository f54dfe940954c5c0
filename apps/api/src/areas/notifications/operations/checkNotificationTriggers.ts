import { answer } from '@nadi/api-server/answers';
import { writing } from '../../../kernel/operation/operation';
import { findUntold } from '../triggers/check';

export const checkNotificationTriggers = writing('checkNotificationTriggers', async (_, given) => {
  const { tx, now, caller, triggers, notify } = given;
  let sent = 0;
  for (const trigger of triggers.filter(({ roles }) => roles.includes(caller.role))) {
    const found = await findUntold(trigger, { tx, now, userId: caller.userId });
    for (const { userId, about } of found) notify(userId, { ...trigger.notice, about });
    sent += found.length;
  }
  return answer({ sent });
});
