import type { DoctorProfile } from '@nadi/contract/schema';
import { presentDoctor } from '@nadi/domain/doctors/present-doctor';
import type { DoctorWithPerson } from '../queries/find-profile';

export const presentDoctorProfile = ({ profile, person }: DoctorWithPerson): DoctorProfile =>
  presentDoctor({ id: profile.userId, ...person }, profile);
