import { answer } from '@nadi/api-server/answers';
import { notFound, unprocessable } from '@nadi/api-server/problem';
import { archivedIsRead, changeMarks, presentNotification } from '@nadi/domain/notifications/notification';
import { mutation } from '../../../kernel/operation/operation';
import { oneOf } from '../queries/find-notifications';
import { notifications } from '../tables/notifications';

export const updateNotification = mutation('updateNotification', async ({ path, body }, given) => {
  const { tx, caller, now, touched, tell } = given;
  const chosen = oneOf(path.id, caller);
  const [found] = await tx.select().from(notifications).where(chosen).for('update');
  if (!found) throw notFound();
  touched({ recordIds: [found.id] });
  const marks = changeMarks(found, body, now);
  if (!marks) throw unprocessable([archivedIsRead]);
  await tx.update(notifications).set(marks).where(chosen);
  tell(caller.userId, { name: 'notifications-changed', message: {} });
  return answer(presentNotification({ ...found, ...marks }));
});
