import { versioned } from '@nadi/api-server/answers';
import { findOwnDoctorProfile } from '../queries/find-profile';
import { reading } from '../../../kernel/operation/operation';
import { presentDoctorProfile } from '../presenters/doctor-profile';

export const readDoctorProfile = reading('readDoctorProfile', async (_, { tx, caller }) =>
  versioned(presentDoctorProfile(await findOwnDoctorProfile(caller, tx))),
);
