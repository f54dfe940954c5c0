import type { KeptEntry } from '../medical-history/entry';
import { type HistoryHead, presentHistory } from '../medical-history/present-history';
import { withMedicines } from '../medicines/as-history-entry';
import type { KeptMedicine } from '../medicines/medicine';
import { historySections } from './history-sections';
import { internationalSummary, type SummaryPatient } from './international-summary';
import { latestOfTests, type SummaryLabValue } from './lab-observation';
import type { SummaryReading } from './reading-observation';

export type KnownForSummary = {
  patient: SummaryPatient;
  /** The latest of each type, without what the patient alone sees unless they want it in. */
  readings: readonly SummaryReading[];
  /** Saved values of lab reports, of which the latest of each test are in it. */
  labValues: readonly SummaryLabValue[];
  history: { head: HistoryHead; rows: readonly KeptEntry[] };
  /** The medicines of their own area, those that were stopped too. */
  medicines: readonly KeptMedicine[];
};

export type AskedSummary = {
  /** True if what the patient alone sees is in it too. */
  withOnlyYou: boolean;
  /** Name of the installation, which keeps the document. */
  installation: string;
  now: Date;
  newId: () => string;
};

/** Returns the file in which a patient takes their summary away. */
export function patientSummary(
  { patient, readings, labValues, history, medicines }: KnownForSummary,
  asked: AskedSummary,
) {
  const { withOnlyYou, installation, now, newId } = asked;
  const composedAt = now.toISOString();
  const document = internationalSummary({
    patient,
    readings,
    labValues: latestOfTests(labValues.filter(({ onlyYou }) => withOnlyYou || !onlyYou)),
    history: historySections(
      presentHistory(history.head, withMedicines(history.rows, medicines, now), []),
      patient.id,
      withOnlyYou,
    ),
    withOnlyYou,
    custodian: { id: newId(), name: installation },
    documentId: newId(),
    compositionId: newId(),
    composedAt,
  });
  return {
    document,
    content: new TextEncoder().encode(JSON.stringify(document)),
    type: 'application/fhir+json',
    name: `nadi-summary-${composedAt.slice(0, 10)}.json`,
  };
}
