import * as m from '../../../../generated/messages/messages';
import { kindLabel, unitLabel, writeParts } from '../../../components/private/reading/words';
import type { Clock } from '../../../components/When/When';
import { sayWhenWithin } from '../../../words/moment';
import type { LeftOut } from '../types';

/** Says which reading was not added, and why: "Weight 54 kg, measured yesterday, 7:10 am, was not added. ..." */
export function sayLeftOut(one: LeftOut, clock: Clock): string {
  const { type, measuredAt, message, systolic, diastolic } = one;
  if (measuredAt === null) return m.sync_left_out_unread({ message });
  const time = sayWhenWithin(measuredAt, clock);
  if (type === null) return m.sync_left_out_unread_at({ time, message });
  const words = { kind: kindLabel(type), time, message };
  const write = (...parts: number[]) =>
    `${writeParts(parts)} ${one.unit === null ? '' : unitLabel(one.unit)}`.trim();
  if (one.value !== null) return m.sync_left_out_value({ ...words, value: write(one.value) });
  // A device may give one number of blood pressure without the other.
  if (systolic !== null && diastolic !== null)
    return m.sync_left_out_value({ ...words, value: write(systolic, diastolic) });
  if (systolic !== null) return m.sync_left_out_upper({ ...words, value: write(systolic) });
  if (diastolic !== null) return m.sync_left_out_lower({ ...words, value: write(diastolic) });
  return m.sync_left_out(words);
}
