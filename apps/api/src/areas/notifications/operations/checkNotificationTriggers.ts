import { answer } from '@nadi/api-server/answers';
import { localDay } from '@nadi/domain/kernel/time-zone';
import { mutation } from '../../../kernel/operation/operation';
import { findUntold, noticeFor } from '../triggers/check';
import { zoneOf } from '../triggers/zones';

export const checkNotificationTriggers = mutation('checkNotificationTriggers', async (_, given) => {
  const { tx, now, caller, triggers, notify } = given;
  // Whatever the hour: whoever asks for it is awake.
  const day = localDay(now, await zoneOf(caller.userId, tx));
  let sent = 0;
  for (const trigger of triggers.filter(({ roles }) => roles.includes(caller.role))) {
    const found = await findUntold(trigger, { tx, now, day, userId: caller.userId });
    for (const one of found) notify(one.userId, noticeFor(trigger, one));
    sent += found.length;
  }
  return answer({ sent });
});
