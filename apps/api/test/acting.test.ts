// database: both
// areas: all
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type OperationId, operations } from '@nadi/contract/operations';
import { type FamilyLevel, familyLevels, suffices } from '@nadi/domain/family/levels';
import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { allRules } from '../generated/matrix-rules';
import { patientProfiles } from '../src/areas/vital-signs/tables/patient-profiles';
import { familyTies } from '../src/kernel/tables/family-ties';
import { type Person, startApi, type TestApi } from './api';
import { ask } from './matrix/ask';
import { type World, worldOf } from './matrix/world';

/** Promise S1 for those who act for a patient: every operation of the contract that is about one, by every level. */
let api: TestApi;
let world: World;
const helpers = new Map<FamilyLevel, Person>();
beforeAll(async () => {
  api = await startApi({ PUBLIC_URL: 'http://nadi.localhost:8080' });
  world = worldOf(api);
  for (const level of familyLevels) helpers.set(level, await api.signedIn('PATIENT'));
});
afterAll(() => api.close());

const header = 'Nadi-Patient';
const ids = (Object.keys(operations) as OperationId[]).filter((id) =>
  operations[id].parameters.some(({ name }) => name === header),
);

/** A tie as both agreed on it; a guardian has a child with an account here, so that each level is proved with the same records. */
const tie = (patient: Person, helper: Person, level: FamilyLevel) =>
  api.context.db.write('keeper', async (tx) => {
    if (level === 'guardian')
      await tx
        .update(patientProfiles)
        .set({ dateOfBirth: '2009-06-14' })
        .where(eq(patientProfiles.userId, patient.userId));
    await tx.insert(familyTies).values({
      ...{
        id: v7(),
        patientId: patient.userId,
        userId: helper.userId,
        level,
        patientIs: 'mother',
        userIs: 'other',
      },
      ...{
        since: api.clock.now(),
        declaration: level === 'guardian' ? 'parent-or-guardian-2026-11' : null,
        version: 1,
      },
    });
  });

describe.each(ids)('%s', (id) => {
  const needed = operations[id].acting;

  it('names its level in x-acting', () => {
    expect(['self', ...familyLevels]).toContain(needed);
  });

  it.each(familyLevels)('answers the level %s, or refuses it with 403', async (level) => {
    const rule = allRules[id];
    const helper = helpers.get(level);
    if (!rule || !helper || !needed) throw new Error(`${id} has no rule.`);
    const owner = await world.owner();
    const asked = (await rule.ask?.(world, owner, 'the patient')) ?? {};
    await tie(owner, helper, level);
    const answered = await ask(api, id, helper.token, asked).set(header, owner.userId);
    const expected = suffices(level, needed) ? (rule.answers ?? operations[id].success) : 403;
    expect({ status: answered.status, detail: answered.body?.detail }).toMatchObject({ status: expected });
  });
});
