import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type OperationId, operations } from '@nadi/contract/operations';
import { allRules } from '../generated/matrix-rules';
import { type Person, startApi, type TestApi } from './api';
import { type Asked, absentId, ask } from './matrix/ask';
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

/** Keeps one person for each column, and one owner and request for each operation: what is refused changes nothing of theirs. */
const refused = new Map<string, Promise<Person | null>>();
const owned = new Map<OperationId, Promise<{ owner: Person; asked: Asked }>>();

function once<Key, Value>(known: Map<Key, Promise<Value>>, key: Key, make: () => Promise<Value>) {
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
}

async function ownedFor(rule: Rule, column: ColumnName) {
  const owner = await world.owner();
  return { owner, asked: (rule.about !== 'caller' && (await rule.ask?.(world, owner, column))) || {} };
}

async function prepareRefused(id: OperationId, column: ColumnName, rule: Rule) {
  const { owner, asked } = await once(owned, id, () => ownedFor(rule, column));
  const make = () => world.actor(column, owner);
  return {
    actor: await (isOwner(column) || rule.about === 'consented' ? make() : once(refused, column, make)),
    asked,
  };
}

async function prepareAllowed(column: ColumnName, rule: Rule) {
  const owner = await world.owner();
  const actor = await world.actor(column, owner);
  const about = rule.about === 'caller' ? actor : owner;
  return { actor, asked: (about && (await rule.ask?.(world, about, column))) ?? {} };
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
    const { actor, asked } = await (expected === 'allowed'
      ? prepareAllowed(column, rule)
      : prepareRefused(id, column, rule));
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
    if (rule.about !== 'nobody' && !isOwner(column) && !rule.shows?.includes(column))
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
