// areas: all
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { batched } from '@nadi/api-server/test/batch-journeys';
import { type OperationId, operations } from '@nadi/contract/operations';
import type { BatchedRequest, BatchedResponse } from '@nadi/contract/schema';
import { allRules } from '../../../../generated/matrix-rules';
import { startApi, type TestApi } from '../../../../test/api';
import { batchesOf } from '../../../../test/batches';
import { type Asked, absentId, exampleOf } from '../../../../test/matrix/ask';
import { columnNames, columns, isOwner } from '../../../../test/matrix/columns';
import { expectedOf } from '../../../../test/matrix/rule';
import { canary, type World, worldOf } from '../../../../test/matrix/world';

/** Promise S1 once more: a batch lets nobody do what they may not do alone. */
let api: TestApi;
let world: World;
beforeAll(async () => {
  api = await startApi({ PUBLIC_URL: 'http://nadi.localhost:8080' });
  world = worldOf(api);
});
afterAll(() => api.close());

const ids = Object.keys(operations) as OperationId[];
const letIn: readonly (string | null)[] = operations.runBatch.roles;

function asBatched(id: OperationId, asked: Asked): BatchedRequest {
  const { method, path } = operations[id];
  const operation = `${method.toUpperCase()} ${path.replace('{id}', asked.id ?? absentId)}`;
  return batched(operation, { ...exampleOf(id), ...asked }.body);
}

/** An answer without what names the request itself. */
function bare({ status, body }: Pick<BatchedResponse, 'status' | 'body'>) {
  const { requestId: _, instance: __, ...rest } = body;
  return { status, ...rest };
}

describe.each(ids.filter((id) => operations[id].isBatchable))('%s', (id) => {
  it.each(columnNames)('%s', async (column) => {
    const rule = allRules[id];
    if (!rule) throw new Error(`${id} has no rule in the test/matrix.ts of its area.`);
    const expected = expectedOf(id, column, rule);
    const owner = await world.owner();
    const actor = await world.actor(column, owner);
    const about = rule.about === 'caller' ? actor : owner;
    const isAsked = rule.about !== 'caller' || expected === 'allowed';
    const asked = isAsked && about ? ((await rule.ask?.(world, about, column)) ?? {}) : {};
    const token = (await world.tokenOf(column, actor)) ?? 'none';
    const send = (what: Asked) => batchesOf(api).send({ token }, [asBatched(id, what)]);

    const answered = await send(asked);
    if (!isOwner(column))
      expect(`${JSON.stringify(answered.headers)} ${JSON.stringify(answered.body)}`).not.toContain(canary);
    if (expected === 'not signed in') return expect(answered.status).toBe(401);
    if (!letIn.includes(columns[column].role)) return expect(answered.status).toBe(403);

    const inner = (answered.body.data.responses as BatchedResponse[])[0];
    if (!inner) throw new Error('There is no answer.');
    if (expected === 'allowed')
      return expect(inner).toMatchObject({ status: operations[id].success, body: { success: true } });
    if (expected === 'forbidden')
      return expect(bare(inner)).toMatchObject({ status: 403, type: '/docs/errors#forbidden' });
    expect(inner.status).toBe(404);
    const [absent] = (await send({ ...asked, id: absentId })).body.data.responses;
    return expect(bare(inner)).toEqual(bare(absent));
  });
});
