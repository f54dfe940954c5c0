import { mutation } from '../../../kernel/operation/operation';
import { beginReferral } from '../begin-referral';

export const referPatientToTrial = mutation('referPatientToTrial', async ({ path, body }, given) =>
  beginReferral(
    {
      ...{ trialId: path.id, patientId: body.patientId, doctorId: given.caller.userId, origin: 'referred' },
      ...{ words: body.answer ?? null, pointer: '/body/patientId' },
    },
    given,
  ),
);
