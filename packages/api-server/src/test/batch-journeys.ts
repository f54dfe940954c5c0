import { expect, it } from '@jest/globals';
import type { BatchedRequest, BatchedResponse } from '@nadi/contract/schema';
import type { Traveller } from './traveller';

let count = 0;

/** One request of a batch, with a key that nobody used yet. */
export function batched(
  operation: string,
  body?: object,
  headers: Partial<BatchedRequest['headers']> = {},
): BatchedRequest {
  const [method, url = ''] = operation.split(' ');
  count += 1;
  return {
    id: `entry-${count}`,
    method: method as BatchedRequest['method'],
    url,
    headers: { 'Idempotency-Key': crypto.randomUUID(), ...headers },
    ...(body ? { body: { ...body } } : {}),
  };
}

/** The rules of a batch: each request in it is answered as if it were sent alone. */
export function batchJourneys({ ask, expectDone, confirmed, reading, record, tokenFor }: Traveller): void {
  const send = async (by: string, requests: readonly BatchedRequest[]): Promise<BatchedResponse[]> => {
    const sent = await expectDone(ask('POST /batch', { by, body: { requests } }));
    return (sent.body.data as { responses: BatchedResponse[] }).responses;
  };
  const total = async (by: string) =>
    ((await ask('GET /vital-signs', { by })).body as unknown as { pagination: { total: number } }).pagination
      .total;

  it('takes what was written without a network in one request, and answers each for itself', async () => {
    const { token: by } = await confirmed('offline@nadi.example');
    const [changed, deleted] = [(await record(by)).body.data, (await record(by)).body.data] as {
      id: string;
    }[];
    const requests = [
      batched('POST /vital-signs', reading()),
      batched(`PUT /vital-signs/${changed?.id}`, { systolic: 126 }, { 'If-Match': '"1"' }),
      batched(`DELETE /vital-signs/${deleted?.id}`, undefined, { 'If-Match': '"2"' }),
      batched('POST /vital-signs', { ...reading(), systolic: 301 }),
      batched('PUT /patients/profile', { phone: '+910000000177' }),
    ];
    const responses = await send(by, requests);
    expect(responses.map(({ id }) => id)).toEqual(requests.map(({ id }) => id));
    expect(responses).toMatchObject([
      { status: 201, headers: { ETag: '"1"' }, body: { success: true, data: { systolic: 121 } } },
      { status: 200, headers: { ETag: '"2"' }, body: { data: { id: changed?.id, systolic: 126 } } },
      { status: 412, headers: {}, body: { success: false, current: { id: deleted?.id, version: 1 } } },
      {
        status: 422,
        body: {
          detail: 'Systolic must be at most 300.',
          instance: '/api/v1/vital-signs',
          errors: [{ pointer: '/body/systolic', code: 'maximum' }],
        },
      },
      { status: 200, body: { data: { phone: '+910000000177' } } },
    ]);
    expect(await total(by)).toBe(3);
  });

  it('does nothing twice: a key is good in a batch and alone', async () => {
    const { token: by } = await confirmed('twice@nadi.example');
    const [body, key] = [reading(), crypto.randomUUID()];
    const alone = await expectDone(record(by, body, key), 201);
    const request = batched('POST /vital-signs', body, { 'Idempotency-Key': key });
    const [first, second] = [await send(by, [request]), await send(by, [request])];
    expect(first).toMatchObject([{ status: 201, headers: { ETag: '"1"' }, body: alone.body }]);
    expect(second).toEqual(first);
    const other = { ...request, body: { ...body, systolic: 130 } };
    expect(await send(by, [other])).toMatchObject([
      { status: 422, body: { errors: [{ pointer: '/header/Idempotency-Key', code: 'idempotency' }] } },
    ]);
    expect(await total(by)).toBe(1);
  });

  it('names each of its requests in the log by its place', async () => {
    const { token: by } = await confirmed('place@nadi.example');
    const headers = { 'X-Request-Id': 'a-batch-of-a-test' };
    const requests = [batched('DELETE /vital-signs/none'), batched('DELETE /vital-signs/none')];
    const sent = await expectDone(ask('POST /batch', { by, headers, body: { requests } }));
    expect(sent.body.data).toMatchObject({
      responses: [
        { body: { requestId: 'a-batch-of-a-test-1' } },
        { body: { requestId: 'a-batch-of-a-test-2' } },
      ],
    });
  });

  it('lets nobody do in a batch what they may not do alone', async () => {
    const [one, other] = [await confirmed('mine@nadi.example'), await confirmed('yours@nadi.example')];
    const { id } = (await record(one.token)).body.data as { id: string };
    const patient = await send(other.token, [
      batched(`PUT /vital-signs/${id}`, { systolic: 99 }),
      batched(`DELETE /vital-signs/${id}`),
      batched('PUT /doctors/profile/me', { languages: ['en'] }),
    ]);
    expect(patient.map(({ status }) => status)).toEqual([404, 404, 403]);
    const doctor = await send(await tokenFor('DOCTOR'), [batched('POST /vital-signs', reading())]);
    expect(doctor).toMatchObject([{ status: 403 }]);
    expect(await total(one.token)).toBe(1);
    expect(await total(other.token)).toBe(0);
  });

  it('is done for the one it names only, and as a whole or not at all', async () => {
    const [one, other] = [await confirmed('owner@nadi.example'), await confirmed('next@nadi.example')];
    const me = await expectDone(ask('GET /auth/me', { by: one.token }));
    const body = {
      owner: (me.body.data as { user: { id: string } }).user.id,
      requests: [batched('POST /vital-signs', reading())],
    };
    expect(await ask('POST /batch', { by: other.token, body })).toMatchObject({
      status: 403,
      body: { type: '/docs/errors#another-account', success: false },
    });
    expect(await total(other.token)).toBe(0);
    await expectDone(ask('POST /batch', { by: one.token, body }));
    expect(await total(one.token)).toBe(1);
  });

  it.each([
    ['POST /batch', 404],
    ['POST /auth/login', 404],
    ['POST /auth/logout', 404],
    ['PUT /vital-signs/summary', 404],
    ['POST /account/deletion', 404],
    ['PATCH /vital-signs', 405],
    ['POST /vital-signs/0198f000-0000-7000-8000-00000000dead', 405],
    ['POST /no-such-thing', 404],
    ['POST /api/v1/vital-signs', 404],
    ['POST //evil.example/vital-signs', 404],
    ['POST https://evil.example/vital-signs', 404],
    ['POST /patients/../vital-signs', 404],
    ['POST /vital-signs?x=1', 404],
    ['POST /vital-signs#x', 404],
    ['POST /vital-signs/', 404],
    ['POST /vital%2Dsigns', 404],
    ['POST /vital-signs\n', 404],
    ['DELETE /vital-signs/a%2Fb', 404],
    ['DELETE /vital-signs/__proto__', 404],
  ])('answers %j by %i in its place', async (operation, status) => {
    const by = await tokenFor('PATIENT');
    const [method = '', url = ''] = [operation.split(' ')[0], operation.slice(operation.indexOf(' ') + 1)];
    const bad = { ...batched(`${method} /`, reading()), url };
    const [refused, done] = await send(by, [bad, batched('POST /vital-signs', reading())]);
    expect(refused).toMatchObject({ id: bad.id, status, body: { status, success: false } });
    expect(JSON.stringify(refused)).not.toContain('evil');
    expect(done).toMatchObject({ status: 201 });
  });

  it('is refused as a whole where it is no batch', async () => {
    const by = await tokenFor('PATIENT');
    const good = batched('POST /vital-signs', reading());
    const refuse = async (requests: readonly unknown[], pointer: string) =>
      expect(await ask('POST /batch', { by, body: { requests } })).toMatchObject({
        status: 422,
        body: { errors: expect.arrayContaining([expect.objectContaining({ pointer })]) },
      });
    const before = await total(by);
    await refuse([], '/body/requests');
    await refuse(
      Array.from({ length: 51 }, () => batched('POST /vital-signs', reading())),
      '/body/requests',
    );
    await refuse([good, { ...batched('POST /vital-signs', reading()), id: good.id }], '/body/requests/1/id');
    await refuse([{ ...good, method: 'GET' }], '/body/requests/0/method');
    await refuse([{ ...good, headers: {} }], '/body/requests/0/headers/Idempotency-Key');
    const foreign = { ...good.headers, Authorization: 'Bearer x' };
    await refuse([{ ...good, headers: foreign }], '/body/requests/0/headers/Authorization');
    await refuse([{ ...good, body: 'text' }], '/body/requests/0/body');
    expect(await total(by)).toBe(before);
  });
}
