import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect } from '@jest/globals';
import { areasOfTest, undeclared } from '../../../scripts/test/api-areas';
import type { Metrics } from '../src/kernel/http/metrics';
import type { Job } from '../src/kernel/jobs/job';

const root = join(import.meta.dirname, '../../..');
const folder = join(import.meta.dirname, '../src/areas');

/** Each operation with the area that answers it. */
const areaOf = new Map(
  readdirSync(folder).flatMap((area) => {
    const operations = join(folder, area, 'operations');
    return (existsSync(operations) ? readdirSync(operations) : []).map(
      (file) => [file.replace(/\.ts$/, ''), area] as const,
    );
  }),
);

/** Returns the area of a job; undefined for one of the kernel. */
async function areaOfJob(name: string): Promise<string | undefined> {
  for (const area of readdirSync(folder)) {
    if (!existsSync(join(folder, area, 'jobs/jobs.ts'))) continue;
    const { jobs }: { jobs: readonly Job[] } = await import(`../src/areas/${area}/jobs/jobs`);
    if (jobs.some((job) => job.name === name)) return area;
  }
  return undefined;
}

/** Notes which areas a test asks. Its proof depends on the areas that it names (page 049), so that a test which asks others fails. */
export type AskedAreas = {
  /** The same metrics, through which each answer is seen. */
  watch(metrics: Metrics): Metrics;
  /** Notes a job that ran. */
  ran(job: string): void;
  /** Throws if the test asked areas that it does not name. */
  check(): Promise<void>;
};

export function watchAreas(): AskedAreas {
  const asked = new Set<string>();
  const jobs = new Set<string>();
  return {
    watch: (metrics) => ({
      ...metrics,
      answered(answered) {
        const area = areaOf.get(answered.operation ?? '');
        if (area) asked.add(area);
        metrics.answered(answered);
      },
    }),
    ran: (job) => jobs.add(job),
    async check() {
      const { testPath = '' } = expect.getState();
      const file = relative(root, testPath);
      const declared = areasOfTest(file, readFileSync(testPath, 'utf8'));
      if (!declared) return;
      for (const job of jobs) {
        const area = await areaOfJob(job);
        // Its deliveries belong to every test.
        if (area && area !== 'notifications') asked.add(area);
      }
      const missing = undeclared(declared, asked);
      if (missing.length > 0)
        throw new Error(
          `${file} asks the areas ${missing.join(', ')}, and its first lines do not name them: // areas: ${missing.join(', ')}`,
        );
    },
  };
}
