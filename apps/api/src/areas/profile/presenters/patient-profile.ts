import type { PatientProfile } from '@nadi/contract/schema';
import { presentPatient } from '@nadi/domain/profile/present-patient';
import type { ProfileWithPerson } from '../queries/find-profile';

export const presentPatientProfile = (
  { profile, person, facts }: ProfileWithPerson,
  now: Date,
): PatientProfile => presentPatient({ id: profile.userId, ...person }, profile, facts, now);
