import * as m from '../../../../generated/messages/messages';
import type { FieldFault } from '../../../components/Form/ErrorSummary';
import type { Ask, AskedPurpose, ConsentKind } from '../types';

/** The contract's bounds of a reason, in characters. */
export const askLimits = { minimum: 10, maximum: 500 } as const;

/** The bounds of the reason for an emergency access: more is asked of who goes without consent. */
export const emergencyLimits = { minimum: 20, maximum: 500 } as const;

/** The form as it is filled in. */
export type AskForm = {
  purpose: AskedPurpose;
  reason: string;
  kinds: readonly ConsentKind[];
  days: 'year' | 'all' | 'range';
  range: { start: string; end: string } | null;
  /** Days of access, in figures. */
  length: string;
};

export const lengths = ['1', '7', '30', '90', '180', '365'] as const;

const day = 86_400_000;
/** Some time is lost on the way, and a year is the most that may be asked for. */
const onTheWay = 3_600_000;

/** Returns what is wrong with a reason of these bounds; it has no spaces around it. */
export function reasonFault(
  reason: string,
  limits: { minimum: number; maximum: number },
): string | undefined {
  // Characters as a person counts them.
  const { length } = [...reason];
  return length < limits.minimum || length > limits.maximum
    ? m.patients_reason_fault({ ...limits, length })
    : undefined;
}

/** Turns a form into a request, or says what is wrong, in the order of the fields. @param today 'YYYY-MM-DD' */
export function checkAsk(
  { purpose, reason, kinds, days, range, length }: AskForm,
  { now, today }: { now: string; today: string },
): { draft: Ask } | { faults: FieldFault[] } {
  const trimmed = reason.trim();
  const wrongReason = reasonFault(trimmed, askLimits);
  const dates = datesOf(days, range, today);
  const faults = [
    ...(wrongReason ? [{ name: 'reason', message: wrongReason }] : []),
    ...(kinds.length === 0 ? [{ name: 'kinds', message: m.patients_ask_kinds_fault() }] : []),
    ...(dates === undefined ? [{ name: 'dates', message: m.patients_ask_range_fault() }] : []),
  ];
  if (faults.length > 0 || dates === undefined) return { faults };
  const ends = Date.parse(now) + Number(length) * day;
  const accessUntil = new Date(length === '365' ? ends - onTheWay : ends).toISOString();
  return { draft: { purpose, reason: trimmed, kinds, dates, accessUntil } };
}

function datesOf(days: AskForm['days'], range: AskForm['range'], today: string): Ask['dates'] | undefined {
  if (days === 'all') return null;
  if (days === 'range') return range ? { from: range.start, to: range.end } : undefined;
  return { from: yearBefore(today), to: today };
}

/** The same day of the year before; of the 29th of February the 1st of March. */
function yearBefore(today: string): string {
  const date = new Date(`${today}T00:00:00Z`);
  date.setUTCFullYear(date.getUTCFullYear() - 1);
  return date.toISOString().slice(0, 10);
}
