import { examples } from '@nadi/contract/examples';
import type { Delivery, FailedJob } from '@nadi/contract/schema';
import type { World } from './world';

/** Begins with the examples of what only administrators see: failed jobs, deliveries, and templates of broadcasts. */
export function beginOfAdministrators(world: World, at: (moment: string) => string): void {
  world.failedJobs = examples.listFailedJobs.answers[200].mail.data.map((job) => ({
    ...job,
    enqueuedAt: at(job.enqueuedAt),
    failedAt: at(job.failedAt),
  })) as FailedJob[];
  world.deliveries = examples.listDeliveries.answers[200].some.data.deliveries.map((one) => ({
    ...one,
    createdAt: at(one.createdAt),
    changedAt: at(one.changedAt),
  })) as Delivery[];
  world.templates = examples.listBroadcastTemplates.answers[200].some.data.map((one) => ({ ...one }));
}
