import { describe, expect, it, jest } from '@jest/globals';
import { examples } from '@nadi/contract/examples';
import { type OperationId, operations, type Role } from '@nadi/contract/operations';
import type { BatchedRequest } from '@nadi/contract/schema';
import type { Answered, Call, Caller, RouterOptions } from './call';
import { dispatcher } from './dispatch';
import { type Handlers, notImplemented } from './handlers';
import { tooManyRequests, unavailable } from './problem';

const none = Object.fromEntries(
  Object.keys(operations).map((id) => [id, notImplemented]),
) as unknown as Handlers<unknown>;
const recorded = examples.recordVitalSign.answers[201].bloodPressure;

function dispatch(role: Role, more: Partial<RouterOptions<Caller, unknown>> = {}) {
  const batch: Call<Caller> = {
    operation: 'runBatch',
    requestId: 'x'.repeat(64),
    caller: { role },
    address: '',
    cookies: '',
    userAgent: '',
  };
  return dispatcher(batch, {
    handlers: {
      ...none,
      recordVitalSign: async () => ({ body: structuredClone(recorded) as never, headers: { ETag: '"1"' } }),
    },
    authenticate: async () => null,
    createContext: (call) => call,
    validateAnswers: true,
    ...more,
  });
}

const recording: BatchedRequest = {
  id: 'a',
  method: 'POST',
  url: '/vital-signs',
  headers: { 'Idempotency-Key': 'key-of-a-test' },
  body: { ...examples.recordVitalSign.request.bloodPressure },
};

describe('a request of a batch', () => {
  it('is answered with what its operation answers, and its version', async () => {
    expect(await dispatch('PATIENT')(recording, 1)).toEqual({
      id: 'a',
      status: 201,
      headers: { ETag: '"1"' },
      body: recorded,
    });
  });

  it('is told to the log by template, under a name of its own that is safe to write', async () => {
    const told: Answered[] = [];
    const send = dispatch('PATIENT', { onAnswer: (answered) => void told.push(answered) });
    await send({ ...recording, method: 'DELETE', url: '/vital-signs/secret-id' }, 50);
    await send({ ...recording, url: '/secret' }, 2);
    expect(told).toMatchObject([
      { operation: 'deleteVitalSign', route: '/api/v1/vital-signs/{id}', status: 501 },
      { operation: null, route: '/api/v1/*', status: 404 },
    ]);
    expect(told[0]?.requestId).toMatch(/^x{61}-50$/);
    expect(JSON.stringify(told)).not.toContain('secret');
  });

  it('is not begun where what is asked before throws', async () => {
    const createContext = jest.fn();
    const refuse = () => {
      throw unavailable(7);
    };
    const answered = await dispatch('PATIENT', { createContext })(recording, 1, refuse);
    expect(answered).toMatchObject({ status: 503, headers: { 'Retry-After': '7' } });
    expect(createContext).not.toHaveBeenCalled();
  });

  it('is a 500 for whatever else is thrown, which says nothing of its cause and is told to the log', async () => {
    const onError = jest.fn();
    const handlers = {
      ...none,
      recordVitalSign: async () => {
        throw new Error('column "secret" does not exist');
      },
    };
    const answered = await dispatch('PATIENT', { handlers, onError })(recording, 1);
    expect(answered).toMatchObject({ status: 500, body: { type: '/docs/errors#server-error' } });
    expect(JSON.stringify(answered)).not.toContain('secret');
    expect(onError).toHaveBeenCalledWith(expect.any(Error), `${'x'.repeat(61)}-1`);
  });

  it('is held against the contract where answers are proved', async () => {
    const handlers = { ...none, recordVitalSign: async () => ({ body: {} as never, headers: { ETag: '' } }) };
    expect(await dispatch('PATIENT', { handlers })(recording, 1)).toMatchObject({ status: 500 });
  });

  it('keeps the limit of its operation, and counts for no other', async () => {
    const admit = jest.fn(async (_: Call<Caller>) => {
      throw tooManyRequests(30);
    });
    const send = dispatch('PATIENT', { admit });
    expect(await send(recording, 1)).toMatchObject({ status: 201 });
    expect(admit).not.toHaveBeenCalled();
    const row = operations.recordVitalSign as { rateLimit: unknown };
    row.rateLimit = { requests: 1, seconds: 60, per: 'account' };
    try {
      expect(await send(recording, 1)).toMatchObject({ status: 429, headers: { 'Retry-After': '30' } });
      expect(admit).toHaveBeenCalledWith(expect.objectContaining({ operation: 'recordVitalSign' }));
    } finally {
      row.rateLimit = null;
    }
  });

  it('is for the roles of its operation alone', async () => {
    expect(await dispatch('DOCTOR')(recording, 1)).toMatchObject({ status: 403 });
    expect(await dispatch('PENDING')(recording, 1)).toMatchObject({
      status: 403,
      body: { detail: 'Confirm your e-mail address first.' },
    });
  });

  it('reaches no operation that the contract does not let into a batch', async () => {
    const ids = (Object.keys(operations) as OperationId[]).filter((id) => !operations[id].isBatchable);
    for (const id of ids) {
      const { method, path, roles } = operations[id];
      const url = path.replace(/\{\w+\}/, 'some-id');
      const asked = { ...recording, url, method: method.toUpperCase() as BatchedRequest['method'] };
      const { status } = await dispatch((roles[0] as Role) ?? 'PATIENT')(asked, 1);
      const isOnPathOfOne = Object.values(operations).some((row) => row.isBatchable && row.path === path);
      expect([id, status]).toEqual([id, isOnPathOfOne ? 405 : 404]);
    }
  });
});
