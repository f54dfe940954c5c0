import { versioned } from '@nadi/api-server/answers';
import { reading } from '../../../kernel/operation/operation';
import { presentDoctorProfile } from '../presenters/doctor-profile';
import { findOwnDoctorProfile } from '../queries/find-profile';

export const readDoctorProfile = reading('readDoctorProfile', async (_, { tx, caller }) =>
  versioned(presentDoctorProfile(await findOwnDoctorProfile(caller, tx))),
);
