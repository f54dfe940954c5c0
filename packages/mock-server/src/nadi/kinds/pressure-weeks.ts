import type { ExportedPressureWeek, NewPressureWeek, PressureWeekChange } from '@nadi/contract/schema';
import { presentWeek } from '@nadi/domain/vital-signs/pressure-week/present-week';
import {
  checkWeek,
  findTooManyWeeks,
  isOpenWeek,
  openRefusal,
  overRefusal,
} from '@nadi/domain/vital-signs/pressure-week/pressure-week';
import type { WeekReading } from '@nadi/domain/vital-signs/pressure-week/sittings';
import type { Kind } from '../../mock-types';
import { enteredAt, subjectOf } from '../assessing';
import { conflict, unprocessable } from '../problems';
import { readingsOf } from '../readings';
import type { Person } from '../world';
import { keptList, ownerOf, putInto } from './list-adapters';

export const pressureWeeks: Kind<ExportedPressureWeek> = {
  kept(given) {
    const me = ownerOf(given);
    return keptList(() => me.pressureWeeks.toReversed(), { put: (week) => putInto(me.pressureWeeks, week) });
  },

  make(sent, before, given) {
    const { now } = given;
    if (before) {
      if (!isOpenWeek(before, now)) throw conflict(overRefusal);
      const { isStopped, ...changes } = sent as PressureWeekChange;
      return { ...before, ...changes, stoppedAt: isStopped ? now.toISOString() : null };
    }
    const draft = sent as NewPressureWeek;
    const weeks = ownerOf(given).pressureWeeks;
    if (weeks.some((week) => isOpenWeek(week, now))) throw conflict(openRefusal);
    const tooMany = findTooManyWeeks(weeks.length);
    const faults = tooMany ? [tooMany] : checkWeek(draft, now);
    if (faults.length > 0) throw unprocessable(...faults);
    return { ...draft, stoppedAt: null };
  },

  show(week, given) {
    const me = ownerOf(given);
    return presentWeek(week, pressuresOf(me), { subject: subjectOf(me), now: given.now });
  },
};

const pressuresOf = (me: Person): WeekReading[] =>
  readingsOf(me, 'blood_pressure').flatMap((row) => {
    const { id, systolic, diastolic, assessment } = row;
    if (systolic === null || diastolic === null) return [];
    return [{ id, measuredAt: enteredAt(row), systolic, diastolic, worst: assessment.worst }];
  });
