import { versioned } from '@nadi/api-server/answers';
import { operations } from '@nadi/contract/operations';
import { presentRecord } from '@nadi/domain/records/present-record';
import { expectVersion } from '../../../kernel/operation/expect-version';
import { mutation } from '../../../kernel/operation/operation';
import { tellDoctors } from '../../../kernel/sharing/tell-doctors';
import { moveRecord } from '../move-record';
import { holdRecord } from '../queries/find-record';

const { transitions } = operations.deleteMedicalRecord;

export const deleteMedicalRecord = mutation('deleteMedicalRecord', async ({ path, headers }, given) => {
  const { tx, caller, touched } = given;
  const found = await holdRecord(path.id, caller, tx);
  touched({ recordIds: [found.row.id] });
  expectVersion(headers, found.row.version, 'MedicalRecord', () => presentRecord(found.row, found.files));
  const deleted = await moveRecord(found, 'deleted', transitions, given);
  await tellDoctors(given);
  return versioned(deleted);
});
