import type { ConsentKind } from '../consent/kinds';

/** The fourteen types of medical records, in the order in which people look for them. */
export const recordTypes = [
  'lab_report',
  'prescription',
  'discharge_summary',
  'imaging',
  'immunisation',
  'allergy',
  'condition',
  'procedure',
  'encounter_note',
  'referral',
  'insurance',
  'invoice',
  'consent',
  'other',
] as const;

export type RecordType = (typeof recordTypes)[number];

/** The kinds as which records are shared; all others are documents. In the order of the database's expression. */
export const recordKinds = {
  allergy: 'allergies',
  condition: 'conditions',
  procedure: 'conditions',
  prescription: 'medicines',
  lab_report: 'lab-reports',
  imaging: 'imaging',
  encounter_note: 'visit-notes',
  referral: 'visit-notes',
  discharge_summary: 'discharge-summaries',
  immunisation: 'immunisations',
  invoice: 'invoices',
} as const satisfies Partial<Record<RecordType, ConsentKind>>;
