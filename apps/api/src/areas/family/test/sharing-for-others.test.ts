// database: both
// areas: consent, identity, vital-signs, links, account, notifications
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AllowedConsent, Authorization, FoundPatient } from '@nadi/contract/schema';
import { by, once, type Person, startApi, type TestApi } from '../../../../test/api';
import { consentsOf } from '../../../../test/consents';
import { actingFor, familyOf } from '../../../../test/family';
import { newLink } from '../../links/test/making-links';

let api: TestApi;
let family: ReturnType<typeof familyOf>;
let consents: ReturnType<typeof consentsOf>;
let doctor: Person;
beforeAll(async () => {
  api = await startApi();
  family = familyOf(api);
  consents = consentsOf(api);
  doctor = await api.signedIn('DOCTOR');
});
afterAll(() => api.close());

const person = () => api.signedIn('PATIENT');

type Asked = { mother: Person; child: { userId: string; token: string }; request: Authorization };

/** A child with a reading, of whom a doctor asks. */
async function askedOfChild(by: Person = doctor): Promise<Asked> {
  const mother = await person();
  const { id } = await family.added(mother);
  await family.record(mother, id).expect(201);
  const child = { userId: id, token: '' };
  return { mother, child, request: await consents.asked(child, by) };
}

const allowing = (who: Person, patientId: string, id: string) =>
  api.ask
    .post(`/patients/consents/${id}/allow`)
    .set(actingFor(who, patientId))
    .send(consents.scope({ kinds: ['vital-signs'] }));

const searching = async (searchType: string, query: string): Promise<FoundPatient[]> =>
  (
    await api.ask
      .get(`/patient-search?searchType=${searchType}&query=${encodeURIComponent(query)}`)
      .set(by(doctor))
      .expect(200)
  ).body.data;

describe('a child without an account', () => {
  it('is found by the address of a guardian and by no name, until a guardian hides the child or themselves', async () => {
    const mother = await person();
    const { id } = await family.added(mother, { firstName: 'Quilvanto', lastName: 'Zephyrine' });
    expect(await searching('name', 'quilvanto')).toEqual([]);
    const found = await searching('email', mother.email);
    expect(found.map((one) => one.id).sort()).toEqual([mother.userId, id].sort());
    expect(found.find((one) => one.id === id)).toEqual({
      ...{ id, firstName: 'Quilvanto', lastName: 'Zephyrine' },
      ...{ yearOfBirth: 2019, gender: 'MALE', phoneEnding: null },
    });
    const hide = (headers: Record<string, string>, isFindable: boolean) =>
      api.ask.patch('/patients/sharing-settings').set(headers).send({ isFindable }).expect(200);
    await hide(actingFor(mother, id), false);
    expect(await searching('email', mother.email)).toMatchObject([{ id: mother.userId }]);
    await hide(actingFor(mother, id), true);
    await hide(by(mother), false);
    expect(await searching('email', mother.email)).toEqual([]);
  });

  it('is shared by a guardian as an adult shares: both guardians are told, one allows, the other revokes', async () => {
    const { mother, child, request } = await askedOfChild();
    const father = await person();
    await family.addGuardian(mother, father, child.userId);
    await allowing(mother, child.userId, request.id).expect(200);
    const resent = await api.ask
      .post(`/patients/consents/${request.id}/code`)
      .set(actingFor(father, child.userId))
      .expect(200);
    const { code } = resent.body.data as AllowedConsent;
    await consents.records(doctor, child).expect(404);
    await consents.typing(doctor, request.id, code).expect(200);

    const seen = await consents.records(doctor, child).expect(200);
    expect(seen.body.data.entries).toMatchObject([{ kind: 'vital-signs' }]);
    const summary = (await consents.summary(doctor, child).expect(200)).body.data;
    expect(summary.patient).toMatchObject({
      ...{ id: child.userId, firstName: 'Rohan', status: 'active', dateOfBirth: '2019-08-09' },
      user: { email: null },
    });
    for (const guardian of [mother, father]) {
      const { body } = await api.ask.get('/notifications').set(by(guardian)).expect(200);
      expect(body.data.map(({ title }: { title: string }) => title)).toContain(
        `Rohan: Dr. Test Person can now see what you allowed`,
      );
    }
    const log = await api.ask
      .get('/patients/access-log?by=others')
      .set(actingFor(father, child.userId))
      .expect(200);
    expect(log.body.data).toContainEqual(
      expect.objectContaining({
        operation: 'readPatientRecords',
        actor: expect.objectContaining({ name: 'Test Person', isSelf: false }),
      }),
    );

    await api.ask
      .post(`/patients/consents/${request.id}/revoke`)
      .set({ ...actingFor(father, child.userId), ...once() })
      .expect(200);
    await consents.records(doctor, child).expect(404);
  });

  it('is passed on by a link that a guardian makes and ends', async () => {
    const mother = await person();
    const { id } = await family.added(mother);
    const { body } = await newLink(api);
    const made = await api.ask
      .post('/patients/health-links')
      .set({ ...actingFor(mother, id), ...once() })
      .send(body)
      .expect(201);
    const listed = async (headers: Record<string, string>) =>
      (await api.ask.get('/patients/health-links').set(headers).expect(200)).body.data;
    expect(await listed(actingFor(mother, id))).toMatchObject([{ id: made.body.data.id }]);
    expect(await listed(by(mother))).toEqual([]);
    await api.ask
      .post(`/patients/health-links/${made.body.data.id}/revoke`)
      .set(actingFor(mother, id))
      .expect(200);
  });

  it('is opened in an emergency, and its guardians are told at once', async () => {
    const mother = await person();
    const { id } = await family.added(mother);
    await consents.emergency({ userId: id, token: '' }, doctor);
    const { body } = await api.ask.get('/notifications').set(by(mother)).expect(200);
    expect(body.data[0]).toMatchObject({
      title: 'Rohan: Dr. Test Person opened your record in an emergency',
      isUrgent: true,
    });
  });
});

describe('who may not decide', () => {
  it('is the guardian of another child, and a guardian for themselves by the id of the request', async () => {
    const { mother, child, request } = await askedOfChild();
    const { mother: other, child: otherChild } = await askedOfChild(await api.signedIn('DOCTOR'));
    await allowing(other, child.userId, request.id).expect(404);
    await allowing(other, otherChild.userId, request.id).expect(404);
    await api.ask
      .post(`/patients/consents/${request.id}/allow`)
      .set(by(mother))
      .send(consents.scope())
      .expect(404);
    await allowing(mother, child.userId, request.id).expect(200);
  });

  it('is a helper of an adult below the level full; one with it decides, and the patient reads by whom', async () => {
    const patient = await person();
    const [managing, deciding] = [await person(), await person()];
    await family.letAct(managing, patient, 'manage');
    await family.letAct(deciding, patient, 'full');
    const request = await consents.asked(patient, await api.signedIn('DOCTOR'));
    await allowing(managing, patient.userId, request.id).expect(403);
    await allowing(deciding, patient.userId, request.id).expect(200);
    expect((await family.activity(patient, patient.userId))[0]).toMatchObject({
      operation: 'allowConsent',
      recordIds: [request.id],
    });
    // The log of an adult is theirs alone.
    await api.ask.get('/patients/access-log').set(actingFor(deciding, patient.userId)).expect(403);
  });

  it('is a guardian who left', async () => {
    const { mother, child, request } = await askedOfChild();
    const father = await person();
    await family.addGuardian(mother, father, child.userId);
    await allowing(father, child.userId, request.id).expect(200);
    await api.ask.delete(`/family/members/${child.userId}`).set(by(father)).expect(200);
    await allowing(father, child.userId, request.id).expect(404);
  });
});
