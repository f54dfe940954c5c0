import { patientFieldLabels, patientFields, sayPatientField } from '../../../words/patient-profile';
import type { Difference } from '../ConflictNotice';
import type { PatientProfile, PatientProfilePatch } from './profile';

/** Returns the person's changes, beside the current version. */
export const differencesOf = (mine: PatientProfilePatch, standing: PatientProfile): Difference[] =>
  patientFields
    .filter((field) => field in mine)
    .map((field) => ({
      field,
      label: patientFieldLabels[field](),
      mine: sayPatientField(mine, field),
      standing: sayPatientField(standing, field),
    }));
