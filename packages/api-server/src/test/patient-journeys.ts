import { expect, it } from '@jest/globals';
import type { EmergencyContact } from '@nadi/contract/schema';
import type { Traveller } from './traveller';

/** For whom a request is: for oneself without saying so, and for nobody else. */
export function patientJourneys({ ask, expectDone, confirmed }: Traveller): void {
  const path = '/patients/emergency-contacts';
  const contact = { name: 'Farida Sheikh', relationship: 'FRIEND', phone: '+910000000301' };

  it('answers for oneself as without a name, and for anyone else as for nobody', async () => {
    const { token: by, user } = await confirmed('for-whom@nadi.example');
    const other = await confirmed('for-whom-else@nadi.example');
    const named = (patient: string) => ({ by, headers: { 'Nadi-Patient': patient } });
    const key = { 'Idempotency-Key': crypto.randomUUID() };

    const forOther = { ...named(other.user.id), body: contact };
    const refused = await ask(`POST ${path}`, { ...forOther, headers: { ...forOther.headers, ...key } });
    expect(refused).toMatchObject({ status: 404, body: { detail: 'Resource not found.' } });
    const first = await expectDone(ask(`POST ${path}`, { by, headers: key, body: contact }), 201);
    const again = { ...named(user.id), body: contact };
    const second = await ask(`POST ${path}`, { ...again, headers: { ...again.headers, ...key } });
    expect(second).toMatchObject({ status: 201, body: { data: first.body.data as EmergencyContact } });

    const own = await expectDone(ask(`GET ${path}`, { by }));
    expect((await expectDone(ask(`GET ${path}`, named(user.id)))).body).toEqual(own.body);
    for (const patient of [other.user.id, crypto.randomUUID(), 'nobody', '<nobody>'])
      expect(await ask(`GET ${path}`, named(patient))).toMatchObject({ status: 404 });
    expect((await expectDone(ask(`GET ${path}`, { by: other.token }))).body.data).toEqual([]);
    // Ignored where it is about an account.
    await expectDone(ask('GET /auth/me', named(other.user.id)));
  });
}
