import { versioned } from '@nadi/api-server/answers';
import { conflict, unprocessable } from '@nadi/api-server/problem';
import {
  checkWeek,
  findTooManyWeeks,
  isOpenWeek,
  openRefusal,
} from '@nadi/domain/vital-signs/pressure-week/pressure-week';
import { mutation } from '../../../kernel/operation/operation';
import { holdWeeks, tellWeek } from '../queries/find-weeks';
import { type PressureWeekRow, pressureWeeks } from '../tables/pressure-weeks';

export const startPressureWeek = mutation('startPressureWeek', async ({ body }, given) => {
  const { tx, caller, now, newId, touched } = given;
  const { found, total } = await holdWeeks(caller, tx);
  if (found.some((week) => isOpenWeek(week, now))) throw conflict(openRefusal);
  const tooMany = findTooManyWeeks(total);
  const faults = tooMany ? [tooMany] : checkWeek(body, now);
  if (faults.length > 0) throw unprocessable(faults);

  const added: PressureWeekRow = {
    ...{ id: newId(), patientId: caller.userId, ...body, stoppedAt: null },
    ...{ version: 1, createdAt: now, updatedAt: now },
  };
  await tx.insert(pressureWeeks).values(added);
  touched({ recordIds: [added.id] });
  return versioned(await tellWeek(added, given));
});
