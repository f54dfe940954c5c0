import { versioned } from '@nadi/api-server/answers';
import { query } from '../../../kernel/operation/operation';
import { presentPatientProfile } from '../presenters/patient-profile';
import { findOwnProfile } from '../queries/find-profile';

export const readPatientProfile = query('readPatientProfile', async (_, { tx, caller, now }) =>
  versioned(presentPatientProfile(await findOwnProfile(caller, tx), now)),
);
