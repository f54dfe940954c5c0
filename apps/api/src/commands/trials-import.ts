/**
 * `npm run trials:import -- studies.ndjson`: imports studies of ClinicalTrials.gov (API version 2) from a file of any length, and prints what came of it. New
 * ones are drafts until an administrator publishes them; `--publish` publishes the drafts that it imported. `--sample` takes the invented studies that come with Nadi.
 */
import { createReadStream } from 'node:fs';
import { StudyReader } from '@nadi/domain/trials/read-studies';
import { and, eq, gte } from 'drizzle-orm';
import { v7 } from 'uuid';
import { clinicalTrials, keepTrials, sampleStudies } from '../areas/trials/offers';
import type { Database } from '../kernel/db/client';
import { withData } from './with-data';

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Studies in one transaction. */
const batch = 100;

/** The studies of a file, some at a time; what cannot be read is none. */
async function* studiesOf(path: string): AsyncGenerator<unknown> {
  const reader = new StudyReader();
  const toStudy = (one: ReturnType<StudyReader['read']>[number]) => (one.isBroken ? null : one.study);
  for await (const piece of createReadStream(path, { encoding: 'utf8' }))
    yield* reader.read(piece).map(toStudy);
  yield* reader.end().map(toStudy);
}

async function importAll(studies: AsyncIterable<unknown> | Iterable<unknown>, db: Database): Promise<number> {
  const total = { added: 0, changed: 0, unchanged: 0, refused: 0 };
  const now = new Date();
  async function keep(some: unknown[]): Promise<void> {
    const done = await db.write('keeper', (tx) => keepTrials(some, { tx, now, newId: () => v7() }));
    total.added += done.added;
    total.changed += done.changed;
    total.unchanged += done.unchanged;
    total.refused += done.refused.length;
    for (const { registryId, reason } of done.refused) say(`Refused ${registryId ?? 'a study'}: ${reason}.`);
  }
  let waiting: unknown[] = [];
  for await (const study of studies) {
    waiting.push(study);
    if (waiting.length < batch) continue;
    await keep(waiting);
    waiting = [];
  }
  await keep(waiting);
  say(
    `Studies added: ${total.added}. Changed: ${total.changed}. As before: ${total.unchanged}. Refused: ${total.refused}.`,
  );
  return total.refused > 0 ? 1 : 0;
}

const options = process.argv.slice(2);
const [path] = options.filter((one) => !one.startsWith('--'));
const isSample = options.includes('--sample');

await withData(async ({ db }) => {
  if (!isSample && path === undefined) {
    say('Name a file, or --sample for the invented studies that come with Nadi.');
    return 2;
  }
  const before = new Date();
  const code = await importAll(isSample || path === undefined ? sampleStudies : studiesOf(path), db);
  if (!options.includes('--publish')) return code;
  const published = await db.write('keeper', (tx) =>
    tx
      .update(clinicalTrials)
      .set({ visibility: 'PUBLISHED' })
      .where(and(eq(clinicalTrials.visibility, 'DRAFT'), gte(clinicalTrials.importedAt, before)))
      .returning({ id: clinicalTrials.id }),
  );
  say(`Studies published: ${published.length}.`);
  return code;
});
