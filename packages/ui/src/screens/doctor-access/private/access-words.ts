import * as m from '../../../../generated/messages/messages';
import type { ConsentKind, Purpose } from '../types';

export const kindWords: Readonly<Record<ConsentKind, () => string>> = {
  allergies: m.patients_kind_allergies,
  conditions: m.patients_kind_conditions,
  medicines: m.patients_kind_medicines,
  'lab-reports': m.patients_kind_lab_reports,
  'vital-signs': m.patients_kind_vital_signs,
  imaging: m.patients_kind_imaging,
  'visit-notes': m.patients_kind_visit_notes,
  'discharge-summaries': m.patients_kind_discharge_summaries,
  immunisations: m.patients_kind_immunisations,
  documents: m.patients_kind_documents,
  invoices: m.patients_kind_invoices,
  'emergency-contacts': m.patients_kind_emergency_contacts,
};

export const purposeWords: Readonly<Record<Purpose, () => string>> = {
  CAREMGT: m.patients_purpose_caremgt,
  PUBHLTH: m.patients_purpose_pubhlth,
  HPAYMT: m.patients_purpose_hpaymt,
  DSRCH: m.patients_purpose_dsrch,
  PATRQT: m.patients_purpose_patrqt,
  BTG: m.patients_purpose_btg,
};

const listOf = new Intl.ListFormat('en-IN', { type: 'conjunction' });

/** "Conditions and vital signs": a list that begins a line. */
export function listKinds(kinds: readonly ConsentKind[]): string {
  const words = kinds.map((kind, index) =>
    index === 0 ? kindWords[kind]() : kindWords[kind]().toLocaleLowerCase('en'),
  );
  return listOf.format(words);
}
