import { versioned } from '@nadi/api-server/answers';
import { query } from '../../../kernel/operation/operation';
import { presentDoctorProfile } from '../presenters/doctor-profile';
import { findOwnDoctorProfile } from '../queries/find-profile';

export const readDoctorProfile = query('readDoctorProfile', async (_, { tx, caller }) =>
  versioned(presentDoctorProfile(await findOwnDoctorProfile(caller, tx))),
);
