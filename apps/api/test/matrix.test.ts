import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type OperationId, operations } from '@nadi/contract/operations';
import { allRules } from '../generated/matrix-rules';
import { startApi, type TestApi } from './api';
import { absentId, ask } from './matrix/ask';
import { type ColumnName, columnNames, columns, isOwner } from './matrix/columns';
import { expectedOf, type Rule } from './matrix/rule';
import { canary, type World, worldOf } from './matrix/world';

/** Promise S1: every operation of the contract, asked for by everyone. The expectations stand in `test/matrix.ts` of each area. */
let api: TestApi;
let world: World;
beforeAll(async () => {
  api = await startApi({ PUBLIC_URL: 'http://nadi.localhost:8080' });
  world = worldOf(api);
});
afterAll(() => api.close());

const ids = Object.keys(operations) as OperationId[];
const seen = new Set<string>();

/** A problem without what names the request itself. */
function bare({ status, body }: { status: number; body: Record<string, unknown> }) {
  const { requestId: _, instance: __, ...rest } = body;
  return { status, ...rest };
}

async function prepare(id: OperationId, column: ColumnName, rule: Rule) {
  const owner = await world.owner();
  const actor = await world.actor(column, owner);
  const about = rule.about === 'caller' ? actor : owner;
  const isAsked = rule.about !== 'caller' || expectedOf(id, column, rule) === 'allowed';
  const asked = isAsked && about && rule.ask ? await rule.ask(world, about, column) : {};
  return { actor, asked };
}

describe.each(ids)('%s', (id) => {
  const rule = allRules[id];
  if (!rule) {
    it('has a rule', () => {
      throw new Error(
        `Add a rule for ${id} to test/matrix.ts of its area (apps/api/src/areas/): whose data it is about, and a request that does what it is for.`,
      );
    });
    return;
  }

  it.each(columnNames)('%s', async (column) => {
    seen.add(`${id}: ${column}`);
    const expected = expectedOf(id, column, rule);
    const { actor, asked } = await prepare(id, column, rule);
    const token = await world.tokenOf(column, actor);
    const answered = await ask(api, id, token, asked);

    if (expected === 'allowed')
      expect({ status: answered.status, body: answered.body }).toMatchObject({
        status: rule.answers ?? operations[id].success,
      });
    if (expected === 'not signed in')
      expect(bare(answered)).toMatchObject({ status: 401, type: '/docs/errors#unauthorized' });
    if (expected === 'forbidden')
      expect(bare(answered)).toMatchObject({ status: 403, type: `/docs/errors#${refusalOf(column)}` });
    if (expected === 'absent') {
      expect(answered.status).toBe(404);
      const absent = await ask(api, id, token, { ...asked, id: absentId });
      expect(bare(answered)).toEqual(bare(absent));
    }
    if (rule.about !== 'nobody' && !isOwner(column))
      expect(`${JSON.stringify(answered.headers)} ${textOf(answered)}`).not.toContain(canary);
  });
});

/** The kind of problem that tells what the person does first. */
const refusalOf = (column: ColumnName) =>
  columns[column].role === 'SECOND_STEP_MISSING' ? 'second-step-required' : 'forbidden';

/** The body, whether text or a picture. */
const textOf = ({ text, body }: { text?: string; body: unknown }): string =>
  text ?? (Buffer.isBuffer(body) ? body.toString('latin1') : JSON.stringify(body));

describe('the matrix', () => {
  it('leaves no cell out', () => {
    const all = ids.flatMap((id) => columnNames.map((column) => `${id}: ${column}`));
    expect(all.filter((cell) => !seen.has(cell))).toEqual([]);
    expect(seen.size).toBe(ids.length * columnNames.length);
  });

  it('has no rule for what is not in the contract', () => {
    expect(Object.keys(allRules).filter((id) => !(id in operations))).toEqual([]);
  });
});
