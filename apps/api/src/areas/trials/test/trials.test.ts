// areas: identity, account, appointments, consent, medical-history, medicines, notifications, profile, records, vital-signs
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { by, once, type Person, startApi, type TestApi } from '../../../../test/api';
import { consentsOf } from '../../../../test/consents';
import { aspirin } from '../../../../test/matrix/samples';
import { choosePreferences, quietAtNight } from '../../../../test/notifications';
import { readingsOf } from '../../../../test/readings';
import { interestOf, trialsOf } from '../../../../test/trials';

jest.setTimeout(90_000);

let api: TestApi;
let trials: ReturnType<typeof trialsOf>;
let consents: ReturnType<typeof consentsOf>;
beforeAll(async () => {
  api = await startApi();
  trials = trialsOf(api);
  consents = consentsOf(api);
});
afterAll(() => api.close());

const search = async (who: Person, query: string) =>
  (await api.ask.get(`/clinical-trials?${query}`).set(by(who)).expect(200)).body.data;
const fitsOf = async (who: Person, path: string, id: string) =>
  (await api.ask.get(`${path}?ids=${id}`).set(by(who)).expect(200)).body.data;
const post = (who: Person, path: string, body: object) =>
  api.ask
    .post(path)
    .set({ ...by(who), ...once() })
    .send(body);
const patch = (who: Person, path: string, body: object = {}) => api.ask.patch(path).set(by(who)).send(body);

const at = (city: string, zip: string) => ({
  contactsLocationsModule: { locations: [{ city, zip, country: 'India' }] },
});

describe('studies', () => {
  it('are drafts until an administrator publishes them, and are gone for others once they are hidden', async () => {
    const patient = await api.signedIn();
    const id = await trials.draft();
    await api.ask.get(`/clinical-trials/${id}`).set(by(patient)).expect(404);
    const show = (visibility: string) =>
      trials
        .byAdmin()
        .then((admin) =>
          api.ask.patch(`/clinical-trials/${id}/visibility`).set(admin).send({ visibility }).expect(200),
        );
    await show('PUBLISHED');
    await api.ask.get(`/clinical-trials/${id}`).set(by(patient)).expect(200);
    const saved = (await post(patient, '/saved-trials', { trialId: id }).expect(201)).body.data;
    expect((await post(patient, '/saved-trials', { trialId: id }).expect(201)).body.data.id).toBe(saved.id);
    await show('HIDDEN');
    await api.ask.get(`/clinical-trials/${id}`).set(by(patient)).expect(404);
    const { body } = await api.ask.get('/saved-trials').set(by(patient)).expect(200);
    expect(body.data).toMatchObject([
      { id: saved.id, title: expect.stringContaining('Invented'), trial: null },
    ]);
    await post(patient, '/saved-trials', { trialId: id }).expect(422);
    await api.ask
      .delete(`/saved-trials/${saved.id}`)
      .set(by(await api.signedIn()))
      .expect(404);
    await api.ask.delete(`/saved-trials/${saved.id}`).set(by(patient)).expect(200);
  });

  it('are replaced only if they changed, lose their markup, and say why they are refused', async () => {
    const study = trials.study({
      descriptionModule: { briefSummary: '<script>alert(1)</script><b>Walks</b> &amp; rests' },
    });
    const { nctId } = study.protocolSection.identificationModule;
    const titled = trials.study({
      identificationModule: { nctId, briefTitle: '<img src=x onerror=alert(1)>Another title' },
    });
    expect(await trials.import([study, study, {}, { protocolSection: {} }])).toEqual({
      ...{ added: 1, changed: 0, unchanged: 0 },
      refused: [
        { index: 1, registryId: nctId, reason: 'twice' },
        { index: 2, registryId: null, reason: 'not-a-study' },
        { index: 3, registryId: null, reason: 'no-identifier' },
      ],
    });
    expect(await trials.import([study])).toMatchObject({ added: 0, changed: 0, unchanged: 1 });
    expect(await trials.import([titled])).toMatchObject({ added: 0, changed: 1, unchanged: 0 });
    const admin = await trials.byAdmin();
    const { body } = await api.ask.get(`/clinical-trials?condition=${nctId}`).set(admin).expect(200);
    expect(body.data.trials).toMatchObject([{ title: 'Another title', version: 2, visibility: 'DRAFT' }]);
  });

  it('are found by synonyms, words, places and districts of PIN codes, page by page', async () => {
    const patient = await api.signedIn();
    const title = (name: string) => ({
      identificationModule: { nctId: `NCT-SEARCH-${name.toUpperCase()}`, briefTitle: `Zebra ${name}` },
    });
    const asthma = { conditionsModule: { conditions: ['Bronchial Asthma'], keywords: ['invented sample'] } };
    for (const [name, city, zip] of [
      ['one', 'Bengaluru', '560001'],
      ['two', 'Mysuru', '570001'],
      ['three', 'Delhi', '110001'],
    ] as const)
      await trials.published(null, trials.study({ ...asthma, ...title(name), ...at(city, zip) }));
    const titles = async (query: string) =>
      (await search(patient, query)).trials.map((one: { title: string }) => one.title).sort();
    const all = ['Zebra one', 'Zebra three', 'Zebra two'];
    expect(await titles('condition=asthma')).toEqual(all);
    expect(await titles('condition=wheeze')).toEqual(all);
    expect(await titles('condition=zeb')).toEqual(all);
    expect(await titles('condition=zebra&place=beng')).toEqual(['Zebra one']);
    expect(await titles('condition=zebra&near=560&within=150')).toEqual(['Zebra one', 'Zebra two']);
    expect(await titles("condition=zebra'%20%26%20!x%20(:*")).toEqual([]);
    expect(await titles('condition=!!!')).toEqual([]);
    expect(await titles('condition=zebra&age=17')).toEqual([]);
    const near = await search(patient, 'condition=zebra&near=560&within=50');
    expect(near).toMatchObject({
      count: 1,
      isMore: false,
      place: { pin: '560', name: 'Bengaluru' },
      trials: [{ nearest: { kilometres: 0 } }],
    });
    // An unknown PIN code leaves nothing out, and no distance is told.
    expect(await search(patient, 'condition=zebra&near=999')).toMatchObject({
      count: 3,
      place: { name: null },
      trials: [{ nearest: null }, {}, {}],
    });
    const seen: string[] = [];
    for (let next: string | null = ''; next !== null; ) {
      const page = await search(patient, `condition=zebra&limit=2${next && `&cursor=${next}`}`);
      seen.push(...page.trials.map((one: { title: string }) => one.title));
      next = page.next;
    }
    expect(seen.sort()).toEqual(all);
  });
});

describe('the fit of a person', () => {
  it('says met, not met or unknown, by items of the record', async () => {
    const patient = await api.signedIn();
    const id = await trials.published();
    const [before] = (await fitsOf(patient, '/trial-fits', id)).fits;
    expect(before).toMatchObject({ met: 1, notMet: 0, unknown: 3, from: null });
    const entries = [{ kind: 'condition', name: 'T2DM', status: 'active', onset: '2020' }];
    const history = { medicalHistory: { noneKnown: [], entries } };
    await api.ask
      .put('/patients/medical-history')
      .set({ ...by(patient), ...once() })
      .send(history)
      .expect(200);
    const [after] = (await fitsOf(patient, '/trial-fits', id)).fits;
    expect(after.criteria.map(({ result }: { result: string }) => result)).toEqual([
      'met',
      'met',
      'unknown',
      'unknown',
    ]);
    expect(after.criteria[1].because).toMatchObject([
      { source: 'medical-history', label: 'T2DM', day: '2020' },
    ]);
    expect((await fitsOf(await api.signedIn(), '/trial-fits', id)).fits[0]).toMatchObject({ met: 1 });
    expect((await fitsOf(patient, '/trial-fits', `${await trials.draft()},${id}`)).fits).toHaveLength(1);
  });

  it('is told a doctor by what the patient shares, and ends with the consent', async () => {
    const [patient, doctor] = [await api.signedIn(), await api.signedIn('DOCTOR')];
    const pressure = {
      eligibilityModule: { eligibilityCriteria: 'Systolic blood pressure 100 to 179 mmHg' },
    };
    const id = await trials.published(null, trials.study(pressure));
    const path = `/patient-search/records/${patient.userId}/trial-fits`;
    const { bloodPressure } = await import('../../../../test/readings');
    const measuredAt = new Date(api.clock.now().getTime() - 3_600_000).toISOString();
    await readingsOf(api).recorded(patient, { ...bloodPressure, measuredAt });
    expect((await fitsOf(patient, '/trial-fits', id)).fits).toMatchObject([{ met: 1, unknown: 0 }]);
    await api.ask.get(`${path}?ids=${id}`).set(by(doctor)).expect(404);
    const narrow = await consents.granted(patient, doctor, { kinds: ['allergies'] });
    expect(await fitsOf(doctor, path, id)).toMatchObject({ isPartial: true, fits: [{ met: 0, unknown: 1 }] });
    const wide = await consents.granted(patient, doctor, { kinds: ['vital-signs'] });
    expect(await fitsOf(doctor, path, id)).toMatchObject({ fits: [{ met: 1, unknown: 0 }] });
    for (const one of [narrow, wide]) await consents.revoked(patient, one);
    await api.ask.get(`${path}?ids=${id}`).set(by(doctor)).expect(404);
    await consents.emergency(patient, doctor);
    await api.ask.get(`${path}?ids=${id}`).set(by(doctor)).expect(404);
  });
});

describe('a request to a doctor', () => {
  it('goes only to a doctor who sees something, is answered, and is withdrawn', async () => {
    const [patient, doctor, other] = [
      await api.signedIn(),
      await api.signedIn('DOCTOR'),
      await api.signedIn('DOCTOR'),
    ];
    const trialId = await trials.published();
    const ask = (to: Person) =>
      post(patient, `/clinical-trials/${trialId}/questions`, {
        doctorId: to.userId,
        question: 'Would it suit me?',
      });
    await ask(doctor).expect(422);
    await consents.emergency(patient, doctor);
    await ask(doctor).expect(422);
    const consent = await consents.granted(patient, doctor);
    const { id } = (await ask(doctor).expect(201)).body.data;
    await ask(doctor).expect(409);
    const waiting = async (who: Person) =>
      (await api.ask.get('/doctors/dashboard/me').set(by(who)).expect(200)).body.data.trialQuestions;
    expect([await waiting(doctor), await waiting(other)]).toEqual([1, 0]);
    const answer = { status: 'ADVISED_AGAINST', answer: 'Not now.' };
    await patch(other, `/trial-referrals/${id}`, answer).expect(404);
    await patch(patient, `/trial-referrals/${id}`, answer).expect(403);
    expect((await patch(doctor, `/trial-referrals/${id}`, answer).expect(200)).body.data).toMatchObject({
      ...answer,
      version: 2,
    });
    expect(await waiting(doctor)).toBe(0);
    await patch(other, `/trial-referrals/${id}/withdrawal`).expect(403);
    await patch(await api.signedIn(), `/trial-referrals/${id}/withdrawal`).expect(404);
    await patch(patient, `/trial-referrals/${id}/withdrawal`).expect(200);
    await patch(doctor, `/trial-referrals/${id}`, answer).expect(409);
    const { id: later } = (await ask(doctor).expect(201)).body.data;
    expect(await waiting(doctor)).toBe(1);
    await consents.revoked(patient, consent);
    expect(await waiting(doctor)).toBe(0);
    await patch(doctor, `/trial-referrals/${later}`, answer).expect(409);
    await post(doctor, `/clinical-trials/${trialId}/referrals`, { patientId: patient.userId }).expect(422);
  });
});

describe('an interest', () => {
  it('tells the doctor of the study what was agreed to, and nothing once it is withdrawn', async () => {
    const [patient, doctor, other] = [
      await api.signedIn(),
      await api.signedIn('DOCTOR'),
      await api.signedIn('DOCTOR'),
    ];
    const trialId = await trials.published(doctor);
    const path = `/clinical-trials/${trialId}/interests`;
    await post(patient, path, interestOf({ version: 'older' })).expect(422);
    await post(patient, path, interestOf({ shares: ['phone'] })).expect(422);
    const { id } = (await post(patient, path, { ...interestOf(), note: 'In the mornings.' }).expect(201)).body
      .data;
    await post(patient, path, interestOf()).expect(409);
    const applicants = async (who: Person) =>
      (await api.ask.get('/trial-applicants').set(by(who)).expect(200)).body.data;
    expect(await applicants(doctor)).toMatchObject([
      {
        id,
        applicant: {
          email: patient.email,
          phone: null,
          yearOfBirth: null,
          gender: null,
          fit: { unknown: 3 },
        },
        note: 'In the mornings.',
      },
    ]);
    expect(await applicants(other)).toEqual([]);
    await patch(other, `/trial-applicants/${id}`, { status: 'CONTACTED' }).expect(404);
    await patch(doctor, `/trial-applicants/${id}`, { status: 'ENROLLED' }).expect(409);
    await patch(doctor, `/trial-applicants/${id}`, { status: 'CONTACTED' }).expect(200);
    await patch(await api.signedIn(), `/trial-interests/${id}/withdrawal`).expect(404);
    await patch(patient, `/trial-interests/${id}/withdrawal`).expect(200);
    expect(await applicants(doctor)).toMatchObject([
      { id, status: 'WITHDRAWN', applicant: null, note: null },
    ]);
    await patch(doctor, `/trial-applicants/${id}`, { status: 'SCREENING' }).expect(409);
    await post(patient, path, interestOf()).expect(201);
  });

  it('is not taken by a study without a doctor here, or one that takes no one', async () => {
    const [patient, doctor] = [await api.signedIn(), await api.signedIn('DOCTOR')];
    await post(patient, `/clinical-trials/${await trials.published()}/interests`, interestOf()).expect(409);
    const statusModule = { overallStatus: 'COMPLETED', lastUpdatePostDateStruct: { date: '2026-11-01' } };
    const over = await trials.published(doctor, trials.study({ statusModule }));
    await post(patient, `/clinical-trials/${over}/interests`, interestOf()).expect(409);
  });
});

// The last: the sessions of those before are over then.
describe('the fit of a person at another time', () => {
  it('looks at the medicines that the person lists, and at the day in their time zone', async () => {
    const eligibilityModule = {
      eligibilityCriteria: 'Exclusion Criteria:\n* Current use of insulin',
      ...{ sex: 'ALL', minimumAge: '18 Years' },
    };
    const id = await trials.published(null, trials.study({ eligibilityModule }));
    // In India it is the next day.
    const evening = Date.parse('2026-11-20T19:30:00Z') - api.clock.now().getTime();
    api.clock.advance(evening);
    const patient = await api.signedIn('PATIENT', {}, { dateOfBirth: '2008-11-21', gender: 'MALE' });
    expect((await fitsOf(patient, '/trial-fits', id)).fits).toMatchObject([{ met: 1, unknown: 1 }]);
    await post(patient, '/medicines', { ...aspirin, generic: 'Insulin', brand: null }).expect(201);
    const [after] = (await fitsOf(patient, '/trial-fits', id)).fits;
    expect(after).toMatchObject({ met: 1, notMet: 1, unknown: 0 });
    expect(after.criteria[1].because).toMatchObject([{ source: 'medicine', label: 'Insulin' }]);
    const quietHours = { ...quietAtNight.quietHours, timeZone: 'Europe/London' };
    await choosePreferences(api, patient, { ...quietAtNight, quietHours });
    expect((await fitsOf(patient, '/trial-fits', id)).fits).toMatchObject([{ notMet: 2 }]);
  });
});
