import { versioned } from '@nadi/api-server/answers';
import { operations } from '@nadi/contract/operations';
import { mutation } from '../../../kernel/operation/operation';
import { moveRecord } from '../move-record';
import { holdRecord } from '../queries/find-record';

const { transitions } = operations.restoreMedicalRecord;

export const restoreMedicalRecord = mutation('restoreMedicalRecord', async ({ path }, given) => {
  const found = await holdRecord(path.id, given.caller, given.tx);
  given.touched({ recordIds: [found.row.id] });
  return versioned(await moveRecord(found, 'filed', transitions, given));
});
