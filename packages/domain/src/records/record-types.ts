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
