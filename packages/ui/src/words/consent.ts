import * as m from '../../generated/messages/messages';

/** The kinds of entries that a patient shares or keeps back, in the order in which a person is asked. */
export const consentKindWords = {
  allergies: m.consent_kind_allergies,
  conditions: m.consent_kind_conditions,
  medicines: m.consent_kind_medicines,
  'lab-reports': m.consent_kind_lab_reports,
  'vital-signs': m.consent_kind_vital_signs,
  imaging: m.consent_kind_imaging,
  'visit-notes': m.consent_kind_visit_notes,
  'discharge-summaries': m.consent_kind_discharge_summaries,
  immunisations: m.consent_kind_immunisations,
  documents: m.consent_kind_documents,
  invoices: m.consent_kind_invoices,
  'emergency-contacts': m.consent_kind_emergency_contacts,
} as const;

export type ConsentKind = keyof typeof consentKindWords;

/** Says what records are used for, as the patient is told. */
export const purposeWords = {
  CAREMGT: m.consent_purpose_care,
  BTG: m.consent_purpose_emergency,
  PUBHLTH: m.consent_purpose_public_health,
  HPAYMT: m.consent_purpose_payment,
  DSRCH: m.consent_purpose_research,
  PATRQT: m.consent_purpose_requested,
} as const;

export type PurposeOfAccess = keyof typeof purposeWords;
