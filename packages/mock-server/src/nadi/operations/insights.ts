import { changeInsight, checkChange } from '@nadi/domain/insights/follow';
import { presentStanding } from '@nadi/domain/insights/present';
import { follow, keep } from '../kinds/insights';
import { answer, signedIn } from '../operation';
import { notFound, unprocessable } from '../problems';

export const insights = {
  // The list stands within one answer, beside what was looked at: no rule of collections says so.
  listInsights: signedIn('listInsights', ({ me, now, newId, touched }) => {
    const { worked, holding } = follow(me, { now, newId });
    const { looked, unknowns } = worked;
    touched({ recordIds: holding.map(({ id }) => id) });
    const told = holding.map((row) => presentStanding(row, row.key));
    return answer({ computedAt: now.toISOString(), looked, insights: told, unknowns });
  }),
  updateInsight: signedIn('updateInsight', ({ path, body, me, now, newId, touched }) => {
    const faults = checkChange(body);
    if (faults.length > 0) throw unprocessable(...faults);
    const found = follow(me, { now, newId }).holding.find(({ key }) => key === path.id);
    if (!found) throw notFound();
    const row = changeInsight(found, body, now.toISOString());
    keep(me, row);
    touched({ recordIds: [row.id] });
    return answer(presentStanding(row, row.key));
  }),
};
