import { describe, expect, it, jest } from '@jest/globals';
import type { Caller, RouterOptions } from './call';
import { changedSince } from './problem';
import { settle } from './settle';

const about = {
  requestId: 'request-1',
  operation: 'updateVitalSign' as const,
  method: 'PUT',
  route: '/api/v1/vital-signs/{id}',
  instance: '/api/v1/vital-signs/1',
};

/** The outcome of a request whose record changed in the meantime. */
const refused = async (current: { success: true }, validateAnswers: boolean) => {
  const onError = jest.fn();
  const options = { onError, validateAnswers } as unknown as RouterOptions<Caller, unknown>;
  const { status, body } = await settle(options, about, async () => {
    throw changedSince('Success', current);
  });
  return { status, body, onError };
};

describe('a problem that carries a record', () => {
  const leaking = { success: true, passwordHash: 'x' } as const;

  it('is answered with it', async () => {
    const { status, body } = await refused({ success: true }, true);
    expect(status).toBe(412);
    expect(body).toMatchObject({ current: { success: true } });
  });

  it('is a 500 where answers are proved and the record has a field that the contract does not name', async () => {
    const { status, body, onError } = await refused(leaking, true);
    expect(status).toBe(500);
    expect(body).not.toHaveProperty('current');
    const told = expect.objectContaining({
      message: expect.stringContaining('/problem/current/passwordHash'),
    });
    expect(onError).toHaveBeenCalledWith(told, 'request-1');
  });

  it('is not looked at in production', async () => {
    expect((await refused(leaking, false)).status).toBe(412);
  });
});
