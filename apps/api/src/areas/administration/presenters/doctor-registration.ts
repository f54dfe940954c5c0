import type { DoctorRegistration } from '@nadi/contract/schema';
import { presentRegistration } from '@nadi/domain/doctors/present-doctor';
import type { DoctorWithPerson } from '../../doctors/offers';

export const presentDoctorRegistration = ({ profile, person }: DoctorWithPerson): DoctorRegistration =>
  presentRegistration({ id: profile.userId, ...person }, profile);
