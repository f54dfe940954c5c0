import { versioned } from '@nadi/api-server/answers';
import { unprocessable } from '@nadi/api-server/problem';
import { presentHistory } from '@nadi/domain/medical-history/present-history';
import { replaceHistory } from '@nadi/domain/medical-history/replace-history';
import { expectVersion } from '../../../kernel/operation/expect-version';
import { mutation } from '../../../kernel/operation/operation';
import { tellDoctors } from '../../../kernel/sharing/tell-doctors';
import { findMedicines } from '../../medicines/offers';
import { holdHistory } from '../queries/find-history';
import { saveHistory } from '../queries/save-history';

export const updateMedicalHistory = mutation('updateMedicalHistory', async ({ headers, body }, given) => {
  const { tx, caller, now, newId, touched } = given;
  const { head, rows, dateOfBirth } = await holdHistory(caller, tx);
  const medicines = await findMedicines(caller, tx);
  const before = presentHistory(head, rows, medicines);
  expectVersion(headers, before.version, 'MedicalHistory', () => before);

  const replaced = replaceHistory(body.medicalHistory, rows, { dateOfBirth, now, at: now, newId });
  if ('faults' in replaced) throw unprocessable(replaced.faults);

  const { changed, removed } = replaced;
  const version = before.version + 1;
  await saveHistory(caller, { changed, removed, version, now }, tx);
  await tellDoctors(given);
  touched({ recordIds: [...changed.map(({ id }) => id), ...removed] });
  return versioned(presentHistory({ version, updatedAt: now }, replaced.rows, medicines));
});
