// areas: account, consent, medical-history, records, vital-signs
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { by, once, type Person, startApi, type TestApi } from '../../../../test/api';
import { keptLabReport } from '../../../../test/lab-reports';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const record = (who: Person, body: object) =>
  api.ask
    .post('/vital-signs')
    .set({ ...by(who), ...once() })
    .send({ measuredAt: '2026-11-20T07:10:00+05:30', ...body })
    .expect(201);

async function summaryOf(who: Person, query = '') {
  const { body, headers } = await api.ask
    .get(`/patients/international-summary${query}`)
    .set(by(who))
    .buffer(true)
    .parse((response, done) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => done(null, Buffer.concat(parts)));
    })
    .expect(200);
  return { summary: JSON.parse(body.toString('utf8')), headers };
}

type Entry = { resource: { resourceType: string; id: string; subject?: { reference: string } } };

describe('readInternationalSummary', () => {
  it('answers a document of FHIR as a file that no cache keeps', async () => {
    const who = await api.signedIn('PATIENT');
    const { summary, headers } = await summaryOf(who);
    expect(headers['content-type']).toMatch(/^application\/fhir\+json/);
    expect(headers['content-disposition']).toMatch(
      /^attachment; filename="nadi-summary-\d{4}-\d\d-\d\d\.json"$/,
    );
    expect(headers['cache-control']).toContain('no-store');
    expect(summary).toMatchObject({ resourceType: 'Bundle', type: 'document' });
  });

  it('has the latest reading of each type, and nobody else’s', async () => {
    const [who, other] = [await api.signedIn('PATIENT'), await api.signedIn('PATIENT')];
    await record(who, { type: 'pulse', unit: '/min', value: 61, measuredAt: '2026-11-19T07:10:00+05:30' });
    await record(who, { type: 'pulse', unit: '/min', value: 67 });
    await record(who, { type: 'weight', unit: 'kg', value: 71.5 });
    await record(other, { type: 'height', unit: 'cm', value: 158 });
    const { summary } = await summaryOf(who);
    const observed = summary.entry.filter(({ resource }: Entry) => resource.resourceType === 'Observation');
    const values = observed.map(
      (one: { resource: { valueQuantity: { value: number } } }) => one.resource.valueQuantity.value,
    );
    expect(values.sort((a: number, b: number) => a - b)).toEqual([67, 71.5]);
    for (const { resource } of observed as Entry[])
      expect(resource.subject?.reference).toBe(`urn:uuid:${who.userId}`);
  });

  it('has what the patient tells of their health, and what they keep to themselves only if asked for', async () => {
    const who = await api.signedIn('PATIENT');
    const entries = [
      { kind: 'allergy', name: 'Penicillin', status: 'active', severity: 'severe' },
      { kind: 'condition', name: 'Told to nobody', status: 'active', onlyYou: true },
    ];
    await api.ask
      .put('/patients/medical-history')
      .set({ ...by(who), ...once() })
      .send({ medicalHistory: { noneKnown: ['medicine'], entries } })
      .expect(200);
    const { summary } = await summaryOf(who);
    const sections: { title: string; emptyReason?: { coding: { code: string }[] } }[] =
      summary.entry[0].resource.section;
    const emptyOf = (title: string) =>
      sections.find((one) => one.title === title)?.emptyReason?.coding[0]?.code;
    expect(emptyOf('Allergies and intolerances')).toBeUndefined();
    expect(emptyOf('Medicines')).toBe('nilknown');
    expect(emptyOf('Problems')).toBe('unavailable');
    expect(JSON.stringify(summary)).toContain('Penicillin');
    expect(JSON.stringify(summary)).not.toContain('Told to nobody');
    expect(summary.entry[0].resource.text.div).toContain('keeps to themselves is not in it.');
    const { summary: whole } = await summaryOf(who, '?withOnlyYou=true');
    expect(JSON.stringify(whole)).toContain('Told to nobody');
    expect(whole.entry[0].resource.text.div).toContain('keeps to themselves is in it too.');
  });

  it('has no reading that the patient keeps to themselves, but the latest of that type that they do not', async () => {
    const who = await api.signedIn('PATIENT');
    await record(who, { type: 'pulse', unit: '/min', value: 61, measuredAt: '2026-11-19T07:10:00+05:30' });
    const { body: hidden } = await record(who, { type: 'pulse', unit: '/min', value: 97 });
    const { body: weighed } = await record(who, { type: 'weight', unit: 'kg', value: 71.5 });
    for (const { data } of [hidden, weighed])
      await api.ask
        .put(`/patients/entries/${data.id}/access`)
        .set(by(who))
        .send({ isOnlyYou: true })
        .expect(200);
    const valuesOf = async (query = '') =>
      (await summaryOf(who, query)).summary.entry
        .filter(({ resource }: Entry) => resource.resourceType === 'Observation')
        .map((one: { resource: { valueQuantity: { value: number } } }) => one.resource.valueQuantity.value);
    expect(await valuesOf()).toEqual([61]);
    expect((await valuesOf('?withOnlyYou=true')).sort((a: number, b: number) => a - b)).toEqual([71.5, 97]);
  });

  it('has the latest value of each test of lab reports, but none of a report that is deleted or kept to oneself', async () => {
    const who = await api.signedIn('PATIENT');
    const kept = (day: string, number: number) => {
      const value = { analyte: 'hba1c', name: 'HbA1c', loinc: '4548-4', unit: '%', number };
      return keptLabReport(api, who, 'Sugar', { day, value });
    };
    await kept('2026-08-03', 7.6);
    const hidden = await kept('2026-11-02', 7.1);
    const gone = await kept('2026-11-03', 9.9);
    const numbers = async (query = '') =>
      (await summaryOf(who, query)).summary.entry.flatMap(
        ({ resource }: { resource: { valueQuantity?: { value: number } } }) =>
          resource.valueQuantity?.value ?? [],
      );
    expect(await numbers()).toEqual([9.9]);
    await api.ask.delete(`/medical-records/${gone}`).set(by(who)).expect(200);
    expect(await numbers()).toEqual([7.1]);
    const { body } = await api.ask.get(`/medical-records/${hidden}`).set(by(who)).expect(200);
    const { type, title, day, tags, notes, source } = body.data;
    await api.ask
      .put(`/medical-records/${hidden}`)
      .set({ ...by(who), ...once(), 'If-Match': `"${body.data.version}"` })
      .send({ type, title, day, tags, notes, source, onlyYou: true })
      .expect(200);
    expect(await numbers()).toEqual([7.6]);
    expect(await numbers('?withOnlyYou=true')).toEqual([7.1]);
  });

  it('stands in the access log with the records that it has', async () => {
    const who = await api.signedIn('PATIENT');
    const { body } = await record(who, { type: 'pulse', unit: '/min', value: 67 });
    await summaryOf(who);
    const { body: log } = await api.ask.get('/patients/access-log').set(by(who)).expect(200);
    expect(log.data[0]).toMatchObject({
      operation: 'readInternationalSummary',
      recordType: 'summary',
      action: 'read',
      recordIds: [body.data.id],
    });
  });

  it('is refused to who is no patient, and with an unknown question', async () => {
    await api.ask
      .get('/patients/international-summary')
      .set(by(await api.signedIn('DOCTOR')))
      .expect(403);
    const who = await api.signedIn('PATIENT');
    await api.ask.get('/patients/international-summary?withOnlyYou=perhaps').set(by(who)).expect(422);
  });
});
