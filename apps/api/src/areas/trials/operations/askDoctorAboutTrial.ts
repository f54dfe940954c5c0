import { mutation } from '../../../kernel/operation/operation';
import { beginReferral } from '../begin-referral';

export const askDoctorAboutTrial = mutation('askDoctorAboutTrial', async ({ path, body }, given) =>
  beginReferral(
    {
      ...{ trialId: path.id, patientId: given.caller.userId, doctorId: body.doctorId, origin: 'asked' },
      ...{ words: body.question ?? null, pointer: '/body/doctorId' },
    },
    given,
  ),
);
