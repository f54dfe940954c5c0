// database: both
// areas: identity
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { by, once, startApi, type TestApi } from '../../../../test/api';
import { days } from '../../../../test/clock';
import { familyOf } from '../../../../test/family';
import { visitsOf } from '../../../../test/visits';

let api: TestApi;
let family: ReturnType<typeof familyOf>;
beforeAll(async () => {
  api = await startApi();
  family = familyOf(api);
});
afterAll(() => api.close());

const person = () => api.signedIn('PATIENT');

describe('an invitation', () => {
  it('is answered by the owner of the confirmed address, and does not reveal who has an account', async () => {
    const [patient, helper, other] = [await person(), await person(), await person()];
    const toNobody = await family.invited(patient, { email: 'nobody@family.example' });
    const waiting = await family.invited(patient, { email: helper.email.toUpperCase(), until: '2027-01-31' });
    expect({ ...waiting, id: '', email: '', until: null }).toEqual({ ...toNobody, id: '', email: '' });
    expect(api.mailbox.received().filter(({ to }) => to === 'nobody@family.example')).toHaveLength(1);
    expect(await family.invitations(other)).toEqual([]);
    await family.accept(other, waiting.id).expect(404);
    await family.accept(patient, waiting.id).expect(404);
    expect(await family.invitations(helper)).toEqual([
      expect.objectContaining({ id: waiting.id, isYours: false, status: 'WAITING' }),
    ]);
    await family.accept(helper, waiting.id).expect(200);
    await family.accept(helper, waiting.id).expect(404);
    expect(await family.members(helper)).toEqual([
      expect.objectContaining({
        id: patient.userId,
        level: 'manage',
        until: '2027-01-31',
        hasAccount: true,
        relationship: 'mother',
      }),
    ]);
    expect(await family.helpers(patient)).toEqual([
      expect.objectContaining({ level: 'manage', relationship: 'daughter' }),
    ]);
  });

  it('is accepted for the level asked or less, never more', async () => {
    const [daughter, mother] = [await person(), await person()];
    const asked = {
      purpose: 'act-for-you',
      email: mother.email,
      relationship: 'mother',
      level: 'manage',
      until: '2027-03-31',
    };
    const { id } = await family.invited(daughter, asked);
    const { body } = await family.accept(mother, id, { level: 'full', until: null }).expect(422);
    expect(
      body.errors.map(({ pointer, code }: { pointer: string; code: string }) => [pointer, code]),
    ).toEqual([
      ['/body/level', 'more'],
      ['/body/until', 'more'],
    ]);
    await family
      .accept(mother, id, { level: 'view', until: '2026-12-31', relationship: 'daughter' })
      .expect(200);
    expect(await family.members(daughter)).toEqual([
      expect.objectContaining({
        id: mother.userId,
        relationship: 'mother',
        level: 'view',
        until: '2026-12-31',
      }),
    ]);
  });

  it('expires after seven days, and can be sent again', async () => {
    const [patient, helper] = [await person(), await person()];
    const { id } = await family.invited(patient, { email: helper.email });
    api.clock.advance(days(8));
    const [p, h] = [await visitsOf(api).renewed(patient), await visitsOf(api).renewed(helper)];
    expect(await family.invitations(h)).toEqual([]);
    expect(await family.invitations(p)).toEqual([expect.objectContaining({ status: 'EXPIRED' })]);
    await family.accept(h, id).expect(404);
    await api.ask
      .post(`/family/invitations/${id}/mail`)
      .set({ ...by(p), ...once() })
      .expect(200);
    await family.accept(h, id).expect(200);
  });

  it('can be withdrawn and declined, once', async () => {
    const [patient, helper] = [await person(), await person()];
    const first = await family.invited(patient, { email: helper.email });
    await api.ask.delete(`/family/invitations/${first.id}`).set(by(patient)).expect(200);
    await api.ask.delete(`/family/invitations/${first.id}`).set(by(patient)).expect(409);
    await family.accept(helper, first.id).expect(404);
    const second = await family.invited(patient, { email: helper.email });
    const decline = () =>
      api.ask.post(`/family/invitations/${second.id}/refusal`).set({ ...by(helper), ...once() });
    await decline().expect(200);
    await decline().expect(404);
    await family.accept(helper, second.id).expect(404);
  });

  it('is refused with a fault at the field that is wrong', async () => {
    const patient = await person();
    const faultsOf = async (body: object) =>
      (await family.invite(patient, body).expect(422)).body.errors.map(
        ({ pointer, code }: { pointer: string; code: string }) => `${pointer} ${code}`,
      );
    expect(await faultsOf({ email: patient.email })).toEqual(['/body/email own']);
    expect(await faultsOf({ email: 'a@family.example', until: '2020-01-01' })).toEqual(['/body/until past']);
    expect(await faultsOf({ email: 'a@family.example', level: 'guardian' })).toEqual(['/body/level level']);
    expect(
      await faultsOf({
        email: 'a@family.example',
        purpose: 'guardian',
        level: 'guardian',
        memberId: patient.userId,
      }),
    ).toEqual(['/body/memberId not-found']);
    for (let at = 0; at < 10; at += 1) await family.invited(patient, { email: `a${at}@family.example` });
    expect(await faultsOf({ email: 'b@family.example' })).toEqual(['/body too-many']);
  });
});
