import { answer } from '@nadi/api-server/answers';
import { conflict, notFound, unprocessable } from '@nadi/api-server/problem';
import { changeInsight, checkChange } from '@nadi/domain/insights/follow';
import { presentStanding } from '@nadi/domain/insights/present';
import { mutation } from '../../../kernel/operation/operation';
import { keepInsights, noticeOf, pick } from '../keep-insights';
import { rowOf } from '../queries/find-insights';
import { insights } from '../tables/insights';

export const updateInsight = mutation('updateInsight', async ({ path, body }, given) => {
  const { tx, caller, now, newId, touched, notify } = given;
  const faults = checkChange(body);
  if (faults.length > 0) throw unprocessable(faults);
  // Keeps it first, as it holds now: the job may not have come to it yet.
  const followed = await keepInsights(caller, { tx, now, newId });
  const notice = noticeOf(followed.filter(({ row }) => row.key !== path.id));
  if (notice) notify(caller.userId, notice);
  const found = followed.find(({ row, change }) => row.key === path.id && change !== 'resolved');
  if (!found) throw notFound();
  if (body.isDismissed && found.change === 'opened-again')
    throw conflict('It says more than before. Read it again before you dismiss it.');
  const row = changeInsight(found.row, body, now);
  touched({ recordIds: [row.id] });
  if (row !== found.row) await tx.update(insights).set(pick(row)).where(rowOf(row));
  return answer(presentStanding(row, row.key));
});
