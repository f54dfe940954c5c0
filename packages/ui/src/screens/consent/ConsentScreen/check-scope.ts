import * as m from '../../../../generated/messages/messages';
import type { FieldFault } from '../../../components/Form/ErrorSummary';
import type { ConsentKind } from '../../../words/consent';
import { addDays } from '../private/consent-words';
import type { Scope, ScopeDraft } from '../types';

/** As long as was asked, so many days from today, or until a day that is typed. */
export type Until = 'asked' | '1' | '7' | '30' | 'other';

/** The answers of the form. */
export type ScopeEntry = {
  kinds: readonly ConsentKind[];
  isAllDates: boolean;
  /** 'YYYY-MM-DD' */
  from: string | null;
  to: string | null;
  until: Until;
  untilDay: string | null;
};

/** A form begins with what was asked for: a person takes away from it, and can add nothing. */
export const entryOfAsked = ({ kinds, dates }: Scope): ScopeEntry => ({
  kinds,
  isAllDates: dates === null,
  from: dates?.from ?? null,
  to: dates?.to ?? null,
  until: 'asked',
  untilDay: null,
});

/** The shorter times that can be given, in days; `left` is how many were asked for. */
export const shorterTimes = (left: number): ('1' | '7' | '30')[] =>
  (['1', '7', '30'] as const).filter((days) => Number(days) < left);

/** @param today 'YYYY-MM-DD' */
export function lastDayOf({ until, untilDay }: ScopeEntry, today: string): string | null {
  if (until === 'asked') return null;
  return until === 'other' ? untilDay : addDays(today, Number(until));
}

/** Returns what the answers allow, or what is wrong with them. What is wider than asked, the fields do not take. */
export function checkScope(
  entry: ScopeEntry,
  today: string,
): { draft: ScopeDraft } | { faults: FieldFault[] } {
  const { kinds, isAllDates, from, to, until } = entry;
  const faults: FieldFault[] = [];
  const fault = (name: string, message: string) => faults.push({ name, message });
  const lastDay = lastDayOf(entry, today);
  if (kinds.length === 0) fault('kinds', m.consent_no_kind());
  if (!isAllDates && from === null) fault('from', m.consent_no_from());
  if (!isAllDates && to === null) fault('to', m.consent_no_to());
  if (!isAllDates && from !== null && to !== null && to < from) fault('to', m.consent_days_order());
  if (until !== 'asked' && lastDay === null) fault('untilDay', m.consent_no_until());
  if (faults.length > 0) return { faults };
  const dates = isAllDates || from === null || to === null ? null : { from, to };
  return { draft: { kinds, dates, lastDay } };
}
