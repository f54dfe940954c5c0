import { answer } from '@nadi/api-server/answers';
import { unprocessable } from '@nadi/api-server/problem';
import { validate as isUuid } from 'uuid';
import { mutation } from '../../../kernel/operation/operation';
import { denyWaiting, endAccesses } from '../end-accesses';
import { findKnownDoctors, findSettings, presentSettings, saveSettings } from '../queries/find-settings';

export const updateSharingSettings = mutation('updateSharingSettings', async ({ body }, given) => {
  const { tx, caller } = given;
  const before = await findSettings(caller, tx);
  const { isFindable = before.isFindable, blockedDoctorIds = before.blockedDoctorIds } = body;
  const known = await findKnownDoctors(
    blockedDoctorIds.filter((id) => isUuid(id)),
    caller,
    tx,
  );
  if (body.blockedDoctorIds && known.length < blockedDoctorIds.length)
    throw unprocessable([
      {
        pointer: '/body/blockedDoctorIds',
        message: 'Must be doctors who asked you, or whom you let look.',
        code: 'unknown',
      },
    ]);
  const added = blockedDoctorIds.filter((id) => !before.blockedDoctorIds.includes(id));
  // Comes first, as where one request is denied: another order of locks could deadlock with it.
  await denyWaiting(added, given);
  await endAccesses(added, given);
  const saved = await saveSettings({ isFindable, blockedDoctorIds, version: before.version }, given);
  return answer(presentSettings(saved, known));
});
