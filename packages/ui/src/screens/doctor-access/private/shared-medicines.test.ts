import { describe, expect, it } from '@jest/globals';
import { isOver } from '../../medicines/MedicinesScreen/is-over';
import { clock, emergency, granted, rowOf } from '../test/sample-patients';
import { medicines, summary } from '../test/sample-record';
import type { Authorization, Scope, SharedMedicine } from '../types';
import { sayMedicineDetails, sayMedicinesUnseen, todayAt } from './shared-medicines';

const [first] = medicines;
const medicineOf = (changes: Partial<SharedMedicine>): SharedMedicine => {
  if (!first?.medicine) throw new Error('The sample has a medicine.');
  return { ...first.medicine, note: null, prescriber: null, ...changes };
};
const takes = '1 tablet at 1:00 pm and 8:00 pm, every day · ';

describe('a medicine that a patient keeps', () => {
  it.each<[string, boolean, Partial<SharedMedicine>]>([
    ['Since 2 Nov 2026', false, {}],
    ['Starts 21 Nov 2026', false, { startDay: '2026-11-21' }],
    ['Since 2 Nov 2026 · Until 20 Nov 2026', false, { endDay: '2026-11-20' }],
    ['Since 2 Nov 2026 · Ended 19 Nov 2026', true, { endDay: '2026-11-19' }],
    // Late in the evening in UTC is the next day in India.
    ['Since 2 Nov 2026 · Stopped 11 Nov 2026', true, { stoppedAt: '2026-11-10T20:00:00.000Z' }],
    [
      'Since 2 Nov 2026 · Ended 8 Nov 2026',
      true,
      { endDay: '2026-11-08', stoppedAt: '2026-11-10T20:00:00Z' },
    ],
  ])('is told as "%s"', (words, isPast, changes) => {
    const medicine = medicineOf(changes);
    expect(sayMedicineDetails(medicine, clock).replaceAll(' ', ' ')).toBe(takes + words);
    expect(isOver(medicine, todayAt(clock))).toBe(isPast);
  });
});

describe('what is not seen of medicines', () => {
  const allowing = (allowed: Partial<Scope>, more: Partial<Authorization> = {}): Authorization => ({
    ...granted,
    allowed: { kinds: ['medicines'], dates: null, accessUntil: '2026-11-30T23:59:00+05:30', ...allowed },
    ...more,
  });
  const dates = { from: '2026-11-01', to: '2026-11-20' };
  const chosen = { entryIds: ['1'] };
  const older = /from before they could be shared/;
  const days = /began before the days/;
  const some = /^Only some/;
  it.each<[string, RegExp | null, boolean, Authorization[]]>([
    ['nothing by an access to all dates', null, false, [allowing({})]],
    ['nothing in an emergency', null, false, [emergency]],
    ['what an old access leaves out', older, true, [allowing({})]],
    ['what an old access leaves out beside one of days', older, true, [allowing({}), allowing({ dates })]],
    ['what is not of the days', days, false, [allowing({ dates })]],
    ['what was not chosen', some, false, [allowing({}, chosen)]],
    [
      'all but some of days and some that were chosen',
      some,
      false,
      [allowing({ dates }), allowing({}, chosen)],
    ],
    ['nothing by one of all dates beside one of days', null, false, [allowing({ dates }), allowing({})]],
    [
      'all but the days, whatever ended before',
      days,
      false,
      [allowing({ dates }), allowing({}, { status: 'REVOKED' })],
    ],
    [
      'all but the days, whatever is shared of others',
      days,
      false,
      [allowing({ dates }), allowing({ kinds: ['allergies'] })],
    ],
  ])('is %s', (_, words, isPart, accesses) => {
    const told = sayMedicinesUnseen({
      ...summary,
      patient: { ...summary.patient, ...rowOf(summary.patient, 'active', ...accesses) },
      shared: [{ kind: 'medicines', count: 1, isPart, from: null, to: null }],
    });
    expect(told ?? '').toMatch(words ?? /^$/);
  });
});
