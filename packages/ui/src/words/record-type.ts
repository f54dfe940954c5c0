import * as m from '../../generated/messages/messages';
import type { RecordType } from '../screens/records/types';

/** In the order in which people look for them. */
export const recordTypeWords: Record<RecordType, () => string> = {
  lab_report: m.record_type_lab_report,
  prescription: m.record_type_prescription,
  discharge_summary: m.record_type_discharge_summary,
  imaging: m.record_type_imaging,
  immunisation: m.record_type_immunisation,
  allergy: m.record_type_allergy,
  condition: m.record_type_condition,
  procedure: m.record_type_procedure,
  encounter_note: m.record_type_encounter_note,
  referral: m.record_type_referral,
  insurance: m.record_type_insurance,
  invoice: m.record_type_invoice,
  consent: m.record_type_consent,
  other: m.record_type_other,
};
