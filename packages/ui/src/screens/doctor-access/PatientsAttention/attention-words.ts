import * as m from '../../../../generated/messages/messages';
import type { ConsentKind } from '../types';
import type { NewsOfPatient } from './types';

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
