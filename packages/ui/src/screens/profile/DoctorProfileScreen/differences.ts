import { doctorFieldLabels, doctorFields, sayDoctorField } from '../../../words/doctor-profile';
import type { Difference } from '../ConflictNotice';
import type { DoctorProfile, DoctorProfilePatch } from './profile';

/** Returns the person's changes, beside the current version. */
export const differencesOf = (mine: DoctorProfilePatch, standing: DoctorProfile): Difference[] =>
  doctorFields
    .filter((field) => field in mine)
    .map((field) => ({
      field,
      label: doctorFieldLabels[field](),
      mine: sayDoctorField(mine, field),
      standing: sayDoctorField(standing, field),
    }));
