// database: both
// areas: all
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type OperationId, operations, type Role } from '@nadi/contract/operations';
import { desc, eq } from 'drizzle-orm';
import { scopedKey } from '../src/kernel/idempotency/idempotency';
import { auditEntries } from '../src/kernel/tables/audit';
import { by, type Person, startApi, type TestApi } from './api';
import { absentId, ask } from './matrix/ask';
import { pulse } from './readings';

/** `Nadi-Patient` says for whom a request is. Nobody may ask for anyone else yet. */
const header = 'Nadi-Patient';
let api: TestApi;
let person: Person;
let other: Person;
let doctor: Person;
beforeAll(async () => {
  api = await startApi();
  person = await api.signedIn('PATIENT');
  other = await api.signedIn('PATIENT');
  doctor = await api.signedIn('DOCTOR');
});
afterAll(() => api.close());

const ids = Object.keys(operations) as OperationId[];
const asking = ids.filter((id) => operations[id].parameters.some(({ name }) => name === header));
const may = (id: OperationId, role: Role) => (operations[id].roles as readonly Role[]).includes(role);

const strange = () => [
  other.userId,
  absentId,
  randomUUID(),
  'nobody',
  `${person.userId} `,
  "' or true --",
  'x'.repeat(500),
];

describe('an operation about a patient’s own data', () => {
  it('is each that touches a record of patients, and none that is about an account', () => {
    expect(asking.length).toBeGreaterThan(80);
    expect(asking.filter((id) => !may(id, 'PATIENT'))).toEqual([]);
    const left = ids.filter(
      (id) =>
        !asking.includes(id) &&
        operations[id].audit &&
        operations[id].tag !== 'Family' &&
        String(operations[id].roles) === 'PATIENT',
    );
    expect(left).toEqual([]);
    for (const id of ['readMe', 'exportAccount', 'listNotifications', 'changePhoto'] as const)
      expect(asking).not.toContain(id);
  });

  it.each(asking)('%s answers for anyone else as for nobody, and says that it depends on it', async (id) => {
    const [named] = [other.userId];
    for (const patient of [named, absentId, 'nobody']) {
      const { status, body, headers } = await ask(api, id, person.token, {}).set(header, patient);
      expect([status, body.detail]).toEqual([404, 'Resource not found.']);
      expect(headers.vary).toContain(header);
    }
    if (!may(id, 'DOCTOR')) return;
    expect((await ask(api, id, doctor.token, {}).set(header, person.userId)).status).toBe(404);
  });
});

describe('the name of a patient', () => {
  it('is that of whoever asks, written exactly so, and nothing else', async () => {
    const read = (patient: string) => api.ask.get('/vital-signs').set({ ...by(person), [header]: patient });
    for (const patient of strange()) if (patient.trim() === patient) await read(patient).expect(404);
    await read('').expect(404);
    await read(`${person.userId}, ${other.userId}`).expect(404);
    const plain = await api.ask.get('/vital-signs').set(by(person)).expect(200);
    expect((await read(person.userId).expect(200)).body).toEqual(plain.body);
  });

  it('comes after who asks: without a session it is not looked at', async () => {
    await api.ask.get('/vital-signs').set(header, person.userId).expect(401);
    await api.ask
      .get('/vital-signs')
      .set({ ...by(doctor), [header]: doctor.userId })
      .expect(403);
  });

  it('is not looked at where an operation is about no patient', async () => {
    await api.ask
      .get('/auth/me')
      .set({ ...by(person), [header]: other.userId })
      .expect(200);
  });

  it('is in the access log of the patient: one’s own entry is as without it', async () => {
    await api.ask
      .get('/vital-signs')
      .set({ ...by(person), [header]: person.userId })
      .expect(200);
    const [entry] = await api.look((tx) =>
      tx
        .select()
        .from(auditEntries)
        .where(eq(auditEntries.subjectId, person.userId))
        .orderBy(desc(auditEntries.seq))
        .limit(1),
    );
    expect(entry).toMatchObject({ actorId: person.userId, operation: 'listVitalSigns', purpose: 'PATRQT' });
  });

  it('is allowed to pages of partners', async () => {
    const open = await startApi({ CORS_ORIGINS: 'https://partner.example' });
    const { headers } = await open.ask
      .options('/vital-signs')
      .set({ origin: 'https://partner.example', 'access-control-request-method': 'GET' });
    expect(headers['access-control-allow-headers']).toContain(header);
    await open.close();
  });
});

describe('the key of an intent', () => {
  const record = (key: string, more: Record<string, string> = {}) =>
    api.ask
      .post('/vital-signs')
      .set({ ...by(person), 'Idempotency-Key': key, ...more })
      .send(pulse);

  it('is the same with one’s own name as without', async () => {
    const key = randomUUID();
    const first = await record(key).expect(201);
    expect((await record(key, { [header]: person.userId }).expect(201)).body).toEqual(first.body);
  });

  it('is kept for its patient alone', () => {
    const key = randomUUID();
    const asks = { actorId: person.userId };
    expect(scopedKey({ 'Idempotency-Key': key }, asks)).toBe(key);
    expect(scopedKey({ 'Idempotency-Key': key, [header]: person.userId }, asks)).toBe(key);
    expect(scopedKey({ 'Idempotency-Key': key, [header]: other.userId }, asks)).toBe(
      `${other.userId} ${key}`,
    );
    expect(scopedKey({ [header]: other.userId }, asks)).toBeUndefined();
  });

  it('leaves the key of a request for someone else unused', async () => {
    const key = randomUUID();
    await record(key, { [header]: other.userId }).expect(404);
    await record(key).expect(201);
  });
});

describe('a batch', () => {
  const part = (id: string, patient?: string) => ({
    id,
    method: 'POST',
    url: '/vital-signs',
    headers: { 'Idempotency-Key': randomUUID(), ...(patient === undefined ? {} : { [header]: patient }) },
    body: pulse,
  });
  const send = (...requests: object[]) => api.ask.post('/batch').set(by(person)).send({ requests });

  it('asks for each of its requests by itself', async () => {
    const { body } = await send(
      part('own'),
      part('named', person.userId),
      part('other', other.userId),
      part('nobody', 'nobody'),
    ).expect(200);
    expect(body.data.responses.map(({ status }: { status: number }) => status)).toEqual([201, 201, 404, 404]);
    const { body: shown } = await api.ask.get('/vital-signs').set(by(other)).expect(200);
    expect(shown.data).toEqual([]);
  });

  it('keeps the answer to a request that is about no patient, whoever its header names', async () => {
    const doctor = await api.signedIn('DOCTOR');
    const { body } = await api.ask.get('/doctors/profile').set(by(doctor)).expect(200);
    const change = {
      ...{ id: 'profile', method: 'PUT', url: '/doctors/profile/me', body: { about: 'I see adults.' } },
      headers: {
        ...{ 'Idempotency-Key': randomUUID(), 'If-Match': `"${body.data.version}"` },
        [header]: other.userId,
      },
    };
    const sent = await api.ask
      .post('/batch')
      .set(by(doctor))
      .send({ requests: [change] })
      .expect(200);
    expect(sent.body.data.responses).toMatchObject([{ status: 200 }]);
  });

  it('takes no name that is longer than an id may be', async () => {
    await send(part('long', 'x'.repeat(64))).expect(200);
    const { body } = await send(part('longer', 'x'.repeat(65))).expect(422);
    expect(body.errors).toMatchObject([{ pointer: `/body/requests/0/headers/${header}` }]);
  });
});
