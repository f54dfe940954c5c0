import { versioned } from '@nadi/api-server/answers';
import { conflict, notFound } from '@nadi/api-server/problem';
import { operations } from '@nadi/contract/operations';
import { refuseMove } from '@nadi/domain/kernel/transitions';
import { hasId } from '../../../kernel/db/has-id';
import { expectVersion } from '../../../kernel/operation/expect-version';
import { mutation } from '../../../kernel/operation/operation';
import { failedJobs } from '../../../kernel/tables/failed-jobs';
import { presentFailedJob } from '../presenters/failed-job';

/** The contract defines the transitions of a failed job. */
const { transitions } = operations.decideFailedJob;

export const decideFailedJob = mutation(
  'decideFailedJob',
  async ({ path, headers, body }, { tx, caller, now, enqueue }) => {
    const isIt = hasId(failedJobs.id, path.id);
    const [found] = await tx.select().from(failedJobs).where(isIt).for('update');
    if (!found) throw notFound();
    expectVersion(headers, found.version, 'FailedJob', () => presentFailedJob(found));
    const refusal = refuseMove(transitions, found.status, body.status);
    if (refusal !== null) throw conflict(refusal);

    const decision = {
      status: body.status,
      decidedAt: now,
      decidedBy: caller.userId,
      version: found.version + 1,
    };
    await tx.update(failedJobs).set(decision).where(isIt);
    if (body.status === 'RETRIED') enqueue(found.queue, found.ids);
    return versioned(presentFailedJob({ ...found, ...decision }));
  },
);
