import { conditionTerms } from '@nadi/domain/trials/conditions';
import { isStudyFault, readStudy } from '@nadi/domain/trials/study';
import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Person } from '../../apps/api/scripts/test/people';
import { clinicalTrials, sampleStudies, toColumns } from '../../apps/api/src/areas/trials/offers';
import { settle } from './many-readings';
import type { Result } from './report';
import { percentile95 } from './rounds';
import type { Stage } from './stage';

const many = 100_000;
/** Requests for each figure, after some that warm up. */
const [tries, warmUps] = [40, 5];
const limits = { search: 100, fits: 300 };
/** As many studies as one request compares, and as many requests as are sent together. */
const [batch, batches] = [50, 4];

const searches = {
  'what takes people now': 'status=OPEN',
  'a condition by an everyday name': 'condition=sugar',
  'a word': 'condition=walking',
  'nothing that there is': 'condition=nothingofthekind',
  'a place, an age and a sex': 'place=mumbai&age=52&sex=FEMALE',
  'a district and a phase': 'phase=PHASE3&near=110&within=500',
  'a condition, a place and a state': 'condition=diabetes&place=guwahati&status=COMPLETED',
};

/** P3: measures how long a search among many clinical trials takes, and the comparison of one patient with 200 of them. */
export async function measureTrials(stage: Stage): Promise<Result[]> {
  await addTrials(stage);
  const [searcher, patient] = await stage.addPatients(2);
  if (!searcher || !patient) throw new Error('There are no patients.');
  const results: Result[] = [];
  for (const [what, query] of Object.entries(searches))
    results.push(
      await measure(`trials, search for ${what}`, limits.search, () =>
        ask(stage, searcher, `/clinical-trials?${query}`),
      ),
    );
  await addHistory(stage, patient);
  const ids = await stage.db.read('keeper', (tx) =>
    tx
      .select({ id: clinicalTrials.id })
      .from(clinicalTrials)
      .limit(batch * batches),
  );
  const paths = Array.from({ length: batches }, (_, index) => {
    const some = ids.slice(index * batch, (index + 1) * batch).map(({ id }) => id);
    return `/trial-fits?ids=${some.join(',')}`;
  });
  results.push(
    await measure(`trials, one patient against ${ids.length}`, limits.fits, () =>
      Promise.all(paths.map((path) => ask(stage, patient, path))),
    ),
  );
  return results;
}

async function measure(what: string, ceiling: number, once: () => Promise<unknown>): Promise<Result> {
  const times: number[] = [];
  for (let number = 0; number < warmUps + tries; number += 1) {
    const began = performance.now();
    await once();
    if (number >= warmUps) times.push(performance.now() - began);
  }
  const p95 = percentile95(times);
  return {
    id: 'P3',
    what: `${what}: p95`,
    unit: 'ms',
    spread: { min: p95, median: p95, max: p95 },
    ceiling,
  };
}

/** Adds the invented sample, again and again, under other numbers, days and words. */
async function addTrials(stage: Stage): Promise<void> {
  const rows = sampleStudies.map((study) => {
    const draft = readStudy(study);
    if (isStudyFault(draft)) throw new Error('The sample has a study that is none.');
    const kept = { id: v7(), visibility: 'PUBLISHED' as const, importedAt: new Date(), version: 1 };
    return { ...toColumns(draft), ...kept };
  });
  await stage.db.write('keeper', async (tx) => {
    await tx.insert(clinicalTrials).values(rows);
    await tx.execute(sql`
      insert into clinical_trials (id, registry_id, title, status, phases, sex, from_months, below_months, conditions, interventions, sponsor, sites, criteria,
        terms, districts, words, places, is_sample, visibility, updated_on, imported_at, version)
      select gen_random_uuid(), registry_id || '-' || n, title || ' ' || n, status, phases, sex, from_months, below_months, conditions, interventions, sponsor,
        sites, criteria, terms, districts, words || ' w' || n, places, is_sample, visibility, updated_on - n % 2000, imported_at, version
      from clinical_trials, generate_series(1, ${Math.ceil(many / rows.length) - 1}::int) n`);
  });
  await settle(stage);
}

/** Gives a patient a long medical history. */
async function addHistory(stage: Stage, patient: Person): Promise<void> {
  const entries = conditionTerms
    .slice(0, 30)
    .map(({ name }) => ({ kind: 'condition', name, status: 'active', onset: '2020' }));
  await ask(stage, patient, '/patients/medical-history', {
    method: 'PUT',
    headers: { 'content-type': 'application/json', 'idempotency-key': v7() },
    body: JSON.stringify({ medicalHistory: { noneKnown: [], entries } }),
  });
}

async function ask(stage: Stage, { token }: Person, path: string, sent: RequestInit = {}): Promise<void> {
  const headers = { ...sent.headers, authorization: `Bearer ${token}` };
  const answer = await fetch(stage.url + path, { ...sent, headers });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path} was answered ${answer.status}: ${text}`);
}
