/** The kinds of entries that a patient shares or keeps back, in the order in which a person is asked. */
export const consentKinds = [
  'allergies',
  'conditions',
  'medicines',
  'lab-reports',
  'vital-signs',
  'imaging',
  'visit-notes',
  'discharge-summaries',
  'immunisations',
  'documents',
  'invoices',
  'emergency-contacts',
] as const;

export type ConsentKind = (typeof consentKinds)[number];

/**
 * Numbers what the kinds mean; each consent keeps the one of its beginning, and never covers what a later one added. 2 added the medicines that a patient
 * keeps to `medicines`, which had those of the medical history and prescriptions. The database has it as the default of `consents.edition`.
 */
export const kindsEdition = 2;

/**
 * The kinds of which something is kept: a doctor asks for no others, since a person cannot decide on what is not there. With medical records that is
 * all of them.
 */
export const keptKinds = consentKinds;

/** The names that ABDM has for them (health information types of its consent artefact, version 3); null where it has none. */
export const abdmTypes: Readonly<Record<ConsentKind, string | null>> = {
  allergies: 'OPConsultation',
  conditions: 'OPConsultation',
  medicines: 'Prescription',
  'lab-reports': 'DiagnosticReport',
  'vital-signs': 'WellnessRecord',
  imaging: 'DiagnosticReport',
  'visit-notes': 'OPConsultation',
  'discharge-summaries': 'DischargeSummary',
  immunisations: 'ImmunizationRecord',
  documents: 'HealthDocumentRecord',
  invoices: 'Invoice',
  'emergency-contacts': null,
};

/** In the order of `consentKinds`, each once. */
export const inOrder = (kinds: readonly ConsentKind[]): ConsentKind[] =>
  consentKinds.filter((kind) => kinds.includes(kind));
