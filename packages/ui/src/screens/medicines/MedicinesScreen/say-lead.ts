import * as m from '../../../../generated/messages/messages';
import { sayName, sayTime } from './medicine-words';
import type { Checks, Medicines } from './types';

/** Returns the sentence that says what matters today. */
export function sayLead({
  medicines,
  today,
  checks,
}: Pick<Medicines, 'medicines' | 'today' | 'checks'>): string {
  const nameOf = nameIn(medicines);
  if (medicines.length === 0) return m.medicines_lead();
  const [warned] = warnedOf(checks);
  if (warned) return m.medicines_lead_warned({ name: nameOf(warned) });
  const due = today.filter(({ state }) => state === 'due');
  const [first] = due;
  if (first && due.length === 1) return m.medicines_lead_due_one({ name: nameOf(first.medicineId) });
  if (due.length > 1) return m.medicines_lead_due({ count: due.length });
  const next = today.find(({ state }) => state === 'later');
  if (next) return m.medicines_lead_next({ name: nameOf(next.medicineId), time: sayTime(next.time) });
  const open = today.filter(({ state }) => state === 'not-recorded').length;
  if (open > 0) return m.medicines_lead_not_recorded({ count: open });
  return today.length > 0 ? m.medicines_lead_done() : m.medicines_lead_nothing();
}

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
