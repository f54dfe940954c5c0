import { answer } from '@nadi/api-server/answers';
import { query } from '../../../kernel/operation/operation';
import { findKnownDoctors, findSettings, presentSettings } from '../queries/find-settings';

export const readSharingSettings = query('readSharingSettings', async (_, { tx, caller }) => {
  const settings = await findSettings(caller, tx);
  return answer(presentSettings(settings, await findKnownDoctors(settings.blockedDoctorIds, caller, tx)));
});
