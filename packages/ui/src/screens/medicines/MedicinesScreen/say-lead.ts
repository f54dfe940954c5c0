import * as m from '../../../../generated/messages/messages';
import { sayName, sayTime } from './medicine-words';
import type { Checks, Medicines } from './types';

type Said = Pick<Medicines, 'medicines' | 'today' | 'checks'>;

/** A sentence about the doses of today; pressing if it asks for something now. */
export type TodayLine = { text: string; isPressing: boolean };

/** Returns what matters today, the most pressing first; none of it hides another. A dose that would come too early is never called due without saying so. */
export function sayToday({ medicines, today, checks }: Said): TodayLine[] {
  const nameOf = nameIn(medicines);
  const due = today.filter(({ state }) => state === 'due');
  const plain = due.filter(({ takenAt }) => takenAt === null);
  const [only] = plain;
  const open = today.filter(({ state }) => state === 'not-recorded').length;
  const next = today.find(({ state }) => state === 'later');
  const pressing = [
    ...[...warnedOf(checks)].map((id) => m.medicines_lead_warned({ name: nameOf(id) })),
    ...due
      .filter(({ takenAt }) => takenAt !== null)
      .map(({ medicineId }) => m.medicines_lead_early({ name: nameOf(medicineId) })),
    ...(only && plain.length === 1 ? [m.medicines_lead_due_one({ name: nameOf(only.medicineId) })] : []),
    ...(plain.length > 1 ? [m.medicines_lead_due({ count: plain.length })] : []),
  ];
  const calm = [
    ...(open > 0 ? [m.medicines_lead_not_recorded({ count: open })] : []),
    ...(next && due.length === 0
      ? [m.medicines_lead_next({ name: nameOf(next.medicineId), time: sayTime(next.time) })]
      : []),
  ];
  const lines = [
    ...pressing.map((text) => ({ text, isPressing: true })),
    ...calm.map((text) => ({ text, isPressing: false })),
  ];
  const rest = today.length > 0 ? m.medicines_lead_done() : m.medicines_lead_nothing();
  return lines.length > 0 ? lines : [{ text: rest, isPressing: false }];
}

/** Returns the sentence that says what matters most today. */
export const sayLead = (said: Said): string =>
  (said.medicines.length > 0 && sayToday(said)[0]?.text) || m.medicines_lead();

/** Returns what names a medicine of a list by its id. */
export const nameIn =
  (medicines: Medicines['medicines']) =>
  (id: string): string => {
    const medicine = medicines.find((one) => one.id === id);
    return medicine ? sayName(medicine) : '';
  };

/** Returns the medicines that are to be avoided, until the person has said why they take them. */
export const warnedOf = (checks: Checks | null): ReadonlySet<string> =>
  new Set(
    checks?.warnings
      .filter(({ severity, acknowledgement }) => severity === 'avoid' && acknowledgement === null)
      .flatMap(({ medicineIds }) => medicineIds),
  );
