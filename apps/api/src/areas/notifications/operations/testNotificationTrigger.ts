import { done } from '@nadi/api-server/answers';
import { notFound } from '@nadi/api-server/problem';
import { mutation } from '../../../kernel/operation/operation';

export const testNotificationTrigger = mutation(
  'testNotificationTrigger',
  async ({ path, body }, { caller, notify, touched, triggers }) => {
    const trigger = triggers.find(({ id, roles }) => id === path.triggerId && roles.includes(caller.role));
    if (!trigger) throw notFound();
    touched({ recordIds: [trigger.id] });
    const { customMessage } = body.customData;
    notify(caller.userId, {
      ...trigger.notice,
      // It stays in the list, and what it says happened did not.
      title: `Test: ${trigger.notice.title}`,
      ...(customMessage === undefined ? {} : { body: customMessage }),
    });
    return done();
  },
);
