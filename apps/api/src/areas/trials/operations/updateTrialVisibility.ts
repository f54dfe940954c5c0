import { versioned } from '@nadi/api-server/answers';
import { unprocessable } from '@nadi/api-server/problem';
import { presentTrial } from '@nadi/domain/trials/present-trial';
import { eq } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';
import { expectVersion } from '../../../kernel/operation/expect-version';
import { mutation } from '../../../kernel/operation/operation';
import { findTrial, holdTrial } from '../queries/find-trials';
import { isVerifiedDoctor } from '../queries/is-verified-doctor';
import { clinicalTrials } from '../tables/clinical-trials';

export const updateTrialVisibility = mutation(
  'updateTrialVisibility',
  async ({ path, headers, body }, given) => {
    const { tx } = given;
    const found = await holdTrial(path.id, given);
    expectVersion(headers, found.version, 'Trial', () => presentTrial(found));
    const { visibility, coordinatorId } = body;
    if (
      typeof coordinatorId === 'string' &&
      !(isUuid(coordinatorId) && (await isVerifiedDoctor(coordinatorId, tx)))
    )
      throw unprocessable([
        {
          pointer: '/body/coordinatorId',
          message: 'Must be a doctor whose registration is verified.',
          code: 'unknown',
        },
      ]);
    await tx
      .update(clinicalTrials)
      .set({ visibility, ...(coordinatorId !== undefined && { coordinatorId }), version: found.version + 1 })
      .where(eq(clinicalTrials.id, found.id));
    return versioned(presentTrial(await findTrial(path.id, given)));
  },
);
