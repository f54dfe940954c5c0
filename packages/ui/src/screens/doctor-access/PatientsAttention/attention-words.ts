import * as m from '../../../../generated/messages/messages';
import { isUrgentAdvice } from '../../../components/private/reading/conditional';
import type { Condition } from '../../../components/private/reading/interpretation';
import type { ConsentKind } from '../types';
import type { CriticalReading, NewsOfPatient } from './types';

/** Speaks of somebody else, to their doctor: nobody is "you" here. */
const conditions: Record<Condition, () => string> = {
  'pregnant-or-after-birth': m.needs_if_pregnant_or_after_birth,
  pregnant: m.needs_if_pregnant,
  fasting: m.condition_if_fasting,
  'pregnant-and-fasting': m.needs_if_pregnant_and_fasting,
  'pregnant-or-fasting': m.needs_if_pregnant_or_fasting,
  'extra-oxygen': m.needs_if_extra_oxygen,
  'under-three-months': m.condition_if_under_three_months,
};

/** Says why a reading is listed where its status alone does not: the condition under which it is worse, or that it is urgent. Null where the status says it. */
export function sayWhy({ status, worst }: CriticalReading): string | null {
  const { condition } = worst;
  if (condition === null)
    return status !== 'critical' && isUrgentAdvice(worst.advice) ? m.needs_urgent() : null;
  const words = { condition: conditions[condition]() };
  return worst.status === 'critical' && status !== 'critical'
    ? m.condition_critical(words)
    : m.condition_urgent(words);
}

export const sayTogether = (condition: Condition | null): string =>
  condition === null ? m.needs_together() : m.needs_together_if({ condition: conditions[condition]() });

const newWords: Readonly<Record<ConsentKind, (inputs: { count: number }) => string>> = {
  allergies: m.needs_new_allergies,
  conditions: m.needs_new_conditions,
  medicines: m.needs_new_medicines,
  'lab-reports': m.needs_new_lab_reports,
  'vital-signs': m.needs_new_vital_signs,
  imaging: m.needs_new_imaging,
  'visit-notes': m.needs_new_visit_notes,
  'discharge-summaries': m.needs_new_discharge_summaries,
  immunisations: m.needs_new_immunisations,
  documents: m.needs_new_documents,
  invoices: m.needs_new_invoices,
  'emergency-contacts': m.needs_new_emergency_contacts,
};

const listOf = new Intl.ListFormat('en-IN', { type: 'conjunction' });

/** "2 readings and 1 document", "101 readings and more". */
export function sayEntries({ entries, isMore }: Pick<NewsOfPatient, 'entries' | 'isMore'>): string {
  const words = listOf.format(entries.map(({ kind, count }) => newWords[kind]({ count })));
  return isMore ? m.needs_news_more({ entries: words }) : words;
}
