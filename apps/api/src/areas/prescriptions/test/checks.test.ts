// areas: appointments, identity, doctors, notifications, administration, consent, profile, account
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { compactVerify, createLocalJWKSet } from 'jose';
import { by, startApi, type TestApi } from '../../../../test/api';
import { prescriptionsOf } from '../../../../test/prescriptions';

let api: TestApi;
let rx: ReturnType<typeof prescriptionsOf>;
beforeAll(async () => {
  api = await startApi();
  rx = prescriptionsOf(api);
});
afterAll(() => api.close());

const signed = async () => {
  const [patient, doctor] = [await api.signedIn('PATIENT'), await rx.visits.doctor()];
  const { id } = await rx.signed(patient, doctor);
  return { id, doctor, token: await rx.tokenOf(id) };
};

describe('the check of a paper', () => {
  it('tells that the registration of its doctor is not in force any more, and that it is again', async () => {
    const { doctor, token } = await signed();
    expect((await rx.verifying(token)).body.data).toMatchObject({
      result: 'genuine',
      isRegistrationInForce: true,
    });
    const admin = await api.signedIn('ADMIN');
    const decide = async (body: object) => {
      const [row] = await api.database.asSuperuser(
        `select version from doctor_profiles where user_id = '${doctor.userId}'`,
      );
      await api.ask
        .put(`/admin/doctor-registrations/${doctor.userId}`)
        .set({ ...by(admin), 'If-Match': `"${row?.version}"` })
        .send(body)
        .expect(200);
    };
    await decide({ status: 'REJECTED', reason: 'The number is not in the register.' });
    expect((await rx.verifying(token)).body.data).toMatchObject({
      ...{ result: 'genuine', isRegistrationInForce: false, issuedOn: expect.any(String) },
    });
    await decide({ status: 'VERIFIED' });
    expect((await rx.verifying(token)).body.data.isRegistrationInForce).toBe(true);
    expect((await rx.verifying('a.b.c')).body.data.isRegistrationInForce).toBeNull();
  });

  it('needs no network for the signature: it verifies with the public keys, and an altered code does not', async () => {
    const { id, token } = await signed();
    const { body, headers } = await api.ask
      .get('/public/prescriptions/keys')
      .set('Origin', 'https://pharmacy.example')
      .expect(200);
    expect(headers['access-control-allow-origin']).toBe('https://pharmacy.example');
    expect(Object.keys(body.keys[0]).sort()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x']);
    const keys = createLocalJWKSet(body);
    const { payload, protectedHeader } = await compactVerify(token, keys);
    expect(protectedHeader).toMatchObject({ alg: 'EdDSA', kid: body.keys[0].kid });
    expect(JSON.parse(Buffer.from(payload).toString())).toEqual({ id, hash: expect.any(String) });
    const [header, , signature] = token.split('.');
    const other = Buffer.from(JSON.stringify({ id, hash: 'another' })).toString('base64url');
    await expect(compactVerify([header, other, signature].join('.'), keys)).rejects.toThrow(/signature/);
  });
});
