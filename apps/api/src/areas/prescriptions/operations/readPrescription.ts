import { versioned } from '@nadi/api-server/answers';
import { presentPrescription } from '@nadi/domain/prescriptions/present-prescription';
import { query } from '../../../kernel/operation/operation';
import { findPrescription } from '../queries/find-prescriptions';
import { touchOfPrescription } from '../touch-of-prescription';

export const readPrescription = query('readPrescription', async ({ path }, given) => {
  const found = await findPrescription(path.id, given);
  given.touched(touchOfPrescription(found, given.caller));
  return versioned(presentPrescription(found));
});
