import { afterEach, describe, expect, it } from '@jest/globals';
import { examples } from '@nadi/contract/examples';
import { tokensOf } from '@nadi/mock-server/nadi/mock-cast';
import { createNadiMock } from '@nadi/mock-server/nadi/nadi-mock';
import { type SearchGroupId, searchGroups } from '@nadi/ui/screens/search/SearchScreen';
import { searchParts } from '../../generated/search';
import type { Answers } from '../../test/api-stub';
import { success } from '../../test/api-stub';
import { type Started, startServices, storeTokens } from '../../test/start-services';
import { sessionStarted } from '../kernel/session/session-requests';
import { searchPages } from './search-pages';

const clock = { now: '2026-11-20T09:00:00+05:30', timeZone: 'Asia/Kolkata' };
let app: Started;
let isStarted = false;
afterEach(() => {
  if (isStarted) app.close();
  isStarted = false;
});

async function startAs(who: 'asha' | 'meera', answers: Answers = {}) {
  const { token, refreshToken } = tokensOf(who);
  storeTokens(token, refreshToken);
  app = await startServices(answers, { mock: createNadiMock({ frozenAt: clock.now }) });
  isStarted = true;
  app.store.dispatch(sessionStarted());
  await app.reach('active');
}

const partOf = (group: SearchGroupId) => searchParts.find((one) => one.group === group);

function load(group: SearchGroupId) {
  const part = partOf(group);
  if (!part || !('load' in part)) throw new Error(`${group} is not read.`);
  return part.load(app, clock);
}

/** A page of a list; one that has a cursor says where the next begins. */
const page = (data: readonly unknown[], total = data.length, next: object = {}) => ({
  body: {
    success: true,
    data,
    pagination: { page: 1, limit: 100, total, pages: Math.ceil(total / 100), ...next },
  },
});
const [record] = examples.listMedicalRecords.answers['200'].asha.data;
const [visit] = examples.listConsultations.answers['200'].asha.data;

it('each group of the search has one part', () => {
  expect(['pages', ...searchParts.map(({ group }) => group)].sort()).toEqual([...searchGroups].sort());
});

describe('a patient finds', () => {
  it.each<[SearchGroupId, string, string, RegExp]>([
    ['documents', 'Aarogya', 'Lipid profile and kidney function', /^\/dashboard\/medical-records\/[\w-]+$/],
    [
      'documents',
      'lab report',
      'Lipid profile and kidney function',
      /^\/dashboard\/medical-records\/[\w-]+$/,
    ],
    ['history', 'peniciline', 'Penicillin', /^\/dashboard\/profile\/medical-history$/],
    [
      'facts',
      'pregnant',
      'Not pregnant, and no birth or loss in the six weeks before',
      /^\/dashboard\/profile$/,
    ],
    ['visits', 'ankles', 'Dr. Meera Rao', /^\/dashboard\/consultations\/[\w-]+$/],
    ['visits', 'rao 21 oct', 'Dr. Meera Rao', /^\/dashboard\/consultations\/[\w-]+$/],
    [
      'prescriptions',
      'paracetamol',
      'Telmisartan 40 mg, Paracetamol 500 mg',
      /^\/dashboard\/consultations\/[\w-]+$/,
    ],
    [
      'insights',
      'glucose',
      'Your glucose of 138 mg/dL (fasting) on 20 November 2026 at 06:55 was above range',
      /insights$/,
    ],
    ['orders', 'R4WD', 'Order R4WD-9H3C', /^\/dashboard\/health-shop\/orders\/[\w-]+$/],
    ['orders', 'blood pressure monitor', 'Order R4WD-9H3C', /^\/dashboard\/health-shop\/orders\/[\w-]+$/],
    ['addresses', '560001', 'Asha Kulkarni', /^\/dashboard\/health-shop\/checkout$/],
    ['products', 'glimepiride', 'Glimvar 1', /^\/dashboard\/health-shop\/products\/[\w-]+$/],
    ['links', 'cardiology', 'For the cardiology clinic in Pune', /^\/dashboard\/medical-records\/links$/],
  ])('%s by %j', async (group, words, title, href) => {
    await startAs('asha');
    const { find } = await load(group);
    const found = find(words).find((one) => one.title === title);
    expect(found?.href).toMatch(href);
    expect(find('zzzzzz')).toEqual([]);
  });

  it('a lab value by the name of its test, the newest first, with the standing by the printed range', async () => {
    const values = examples.listLabObservations.answers['200'].asha.data;
    const older = values.map((one) => ({ ...one, id: `older-${one.id}`, day: '2020-01-05' }));
    await startAs('asha', { 'GET /lab-observations': () => success([...older, ...values], { notice: '' }) });
    const [{ name = '', recordId = '' } = {}] = values;
    const { find, note } = await load('lab-values');
    const found = find(name).filter(({ title }) => title.startsWith(name));
    expect(found[0]).toMatchObject({ href: `/dashboard/medical-records/${recordId}` });
    expect(found.at(-1)?.detail).toMatch(/^5 January 2020 · ./);
    expect(note).toBeUndefined();
  });

  it('those whom they look after and who look after them, and their studies once each', async () => {
    const [member] = examples.listFamilyMembers.answers['200'].asha.data;
    const [helper] = examples.listFamilyHelpers.answers['200'].asha.data;
    const [saved] = examples.listSavedTrials.answers['200'].asha.data;
    const [referral] = examples.listTrialReferrals.answers['200'].asha.data;
    await startAs('asha', {
      'GET /family/members': () => page([member]),
      'GET /family/helpers': () => page([helper]),
      'GET /saved-trials': () => page([saved]),
      'GET /trial-referrals': () => page([{ ...referral, trialId: saved?.trialId, origin: 'referred' }]),
      'GET /trial-interests': () => page([]),
    });
    const { find } = await load('family');
    expect(find(member?.firstName ?? '')).toContainEqual(
      expect.objectContaining({ href: `/dashboard/family/${member?.id}` }),
    );
    expect(find('looks after you')).toEqual([
      expect.objectContaining({
        title: `${helper?.firstName} ${helper?.lastName}`,
        href: '/dashboard/family',
      }),
    ]);
    const studies = (await load('trials')).find(saved?.registryId ?? '');
    expect(studies).toEqual([
      expect.objectContaining({
        detail: expect.stringMatching(/ · Saved · Referred by Dr\. /),
        href: `/dashboard/clinical-trials/${saved?.trialId}`,
      }),
    ]);
  });

  it('a page by other words for it', async () => {
    await startAs('asha');
    const pages = searchPages('PATIENT');
    if (!('load' in pages)) throw new Error('Pages are read.');
    const { find } = await pages.load(app, clock);
    expect(find('fitbit')[0]).toMatchObject({ href: '/dashboard/integrations' });
    expect(find('allergy')[0]).toMatchObject({ href: '/dashboard/profile/medical-history' });
  });
});

describe('a list of more than a page', () => {
  it('documents beyond the newest hundred are searched by the server, by words and by the types that the words name', async () => {
    const many = Array.from({ length: 100 }, (_, nth) => ({
      ...record,
      _id: `id-${nth}`,
      title: `Scan ${nth}`,
    }));
    const old = { ...record, _id: 'old', title: 'Old lab report', type: 'lab_report' };
    await startAs('asha', {
      'GET /medical-records': ({ query }) => {
        if (query.has('search')) return page([old, ...many.slice(0, 99)], 240);
        return query.has('type') ? page([old], 1) : page(many, 2000, { next: 'next' });
      },
    });
    const { find, further, note } = await load('documents');
    expect(find('old')).toEqual([]);
    expect(note).toBe('Searched: the newest 100 of 2000.');
    const found = await further?.('lab rep');
    expect(found?.results[0]).toMatchObject({ id: 'old', href: '/dashboard/medical-records/old' });
    expect(found?.results).toHaveLength(100);
    expect(found?.note).toBe('Shown are the first 100 of 240. Type more words to find others.');
    const asked = app.server.callsOf('GET /medical-records').map(({ query }) => query.toString());
    expect(asked).toEqual(['limit=100', 'search=lab+rep&limit=100', 'type=lab_report&limit=100']);
    await further?.('x'.repeat(300));
    expect(app.server.calls.at(-1)?.query.get('search')).toHaveLength(100);
  });

  it('no word is sent for documents where the device has them all', async () => {
    await startAs('asha');
    expect((await load('documents')).further).toBeUndefined();
  });

  it('visits are read page by page, and the search says how far', async () => {
    const rows = (first: number) =>
      Array.from({ length: 100 }, (_, nth) => ({
        ...visit,
        id: `${first + nth}`,
        reason: `Reason ${first + nth}`,
      }));
    let total = 250;
    await startAs('asha', {
      'GET /consultations': ({ query }) =>
        page(
          rows((Number(query.get('page') ?? 1) - 1) * 100).slice(0, query.get('page') === '3' ? 50 : 100),
          total,
        ),
    });
    const whole = await load('visits');
    expect(whole.find('reason 249')[0]).toMatchObject({ id: '249' });
    expect(whole.note).toBeUndefined();
    total = 2000;
    app.queryClient.clear();
    app.server.answers['GET /consultations'] = ({ query }) =>
      page(rows((Number(query.get('page') ?? 1) - 1) * 100), total);
    expect((await load('visits')).note).toBe('Searched: the newest 500 of 2000.');
  });
});

describe('a doctor', () => {
  it('asks for visits by the name of the patient, and is told of more', async () => {
    const visits = Array.from({ length: 20 }, (_, nth) => ({ ...visit, id: `${nth}`, status: 'no_show' }));
    await startAs('meera', { 'GET /doctors/consultations/me': () => page(visits, 31) });
    const part = partOf('patient-visits');
    if (!part || !('ask' in part)) throw new Error('Visits of patients are asked for.');
    expect(part.roles).toEqual(['DOCTOR']);
    const { find, note } = await part.ask(app, 'Asha', clock);
    expect(find('Asha')[0]).toMatchObject({
      title: `${visit?.patient.firstName} ${visit?.patient.lastName}`,
      detail: expect.stringContaining('Missed'),
      href: '/dashboard/consultations/0',
    });
    expect(note).toBe('Searched: the newest 20 of 31.');
    expect(app.server.calls.at(-1)?.query.toString()).toBe('search=Asha&limit=20');
  });

  it('has no part that reads what patients record', () => {
    const ofDoctor = searchParts.filter(({ roles }) => roles === 'all' || roles.includes('DOCTOR'));
    expect(ofDoctor.map(({ group }) => group).sort()).toEqual(
      ['addresses', 'articles', 'notifications', 'orders', 'patient-visits', 'patients', 'products'].sort(),
    );
  });
});
