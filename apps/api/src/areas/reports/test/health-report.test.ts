// areas: account, consent, goals, medical-history, medicines, records, reports, vital-signs
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { HealthReport } from '@nadi/contract/schema';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { by, once, type Person, startApi, type TestApi } from '../../../../test/api';
import { keptLabReport } from '../../../../test/lab-reports';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const daysAgo = (days: number) => new Date(api.clock.now().getTime() - days * 86_400_000).toISOString();
const record = async (who: Person, body: object) => {
  const { body: answer } = await api.ask
    .post('/vital-signs')
    .set({ ...by(who), ...once() })
    .send(body)
    .expect(201);
  return answer.data;
};
const reportOf = async (who: Person, query = ''): Promise<HealthReport> =>
  (await api.ask.get(`/patients/health-report${query}`).set(by(who)).expect(200)).body.data;
const sectionOf = (report: HealthReport, id: string) => report.sections.find((one) => one.id === id);
const keepToOneself = (who: Person, id: string) =>
  api.ask.put(`/patients/entries/${id}/access`).set(by(who)).send({ isOnlyYou: true }).expect(200);

async function paperOf(who: Person, query = '') {
  const { body, headers } = await api.ask
    .get(`/patients/health-report/pdf${query}`)
    .set(by(who))
    .buffer(true)
    .parse((response, done) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => done(null, Buffer.concat(parts)));
    })
    .expect(200);
  const document = await getDocument({ data: new Uint8Array(body) }).promise;
  const lines: string[] = [];
  const roles: string[] = [];
  for (let page = 1; page <= document.numPages; page += 1) {
    const sheet = await document.getPage(page);
    const { items } = await sheet.getTextContent();
    lines.push(...items.flatMap((item) => ('str' in item && item.str.trim() ? [item.str] : [])));
    roles.push(JSON.stringify(await sheet.getStructTree()));
  }
  return { lines, roles: roles.join(), headers, pages: document.numPages };
}

describe('a report of health', () => {
  it('says of an empty record that nothing is recorded, and not that there is nothing', async () => {
    const report = await reportOf(await api.signedIn('PATIENT'));
    expect(report.sections.map(({ id }) => id)).toEqual([
      ...['history', 'readings', 'lab-values', 'medicines', 'goals'],
    ]);
    expect(sectionOf(report, 'history')?.texts).toContain('Nothing is recorded about allergies.');
    expect(sectionOf(report, 'readings')?.texts).toContain('There is no reading in this period.');
    for (const { rows } of report.sections) expect(rows).toEqual([]);
  });

  it('averages what is enough, and says of too few readings that they are not enough', async () => {
    const who = await api.signedIn('PATIENT');
    for (const [days, value] of [
      [1, 71],
      [2, 72],
      [3, 73],
    ] as const)
      await record(who, { type: 'weight', unit: 'kg', value, measuredAt: daysAgo(days) });
    await record(who, { type: 'pulse', unit: '/min', value: 66, measuredAt: daysAgo(1) });
    const rows = sectionOf(await reportOf(who), 'readings')?.rows ?? [];
    const rowOf = (type: string) => rows.find(([name]) => name?.startsWith(type)) ?? [];
    expect(rowOf('Weight')).toEqual(expect.arrayContaining(['Weight, kg', '72', '71 to 73']));
    expect(rowOf('Pulse')[2]).toBe('not enough data');
    expect(rowOf('Weight')[5]).toBe('not enough data');
  });

  it('tells of a critical reading even where its type is not chosen', async () => {
    const who = await api.signedIn('PATIENT');
    await record(who, {
      ...{ type: 'blood_pressure', unit: 'mm[Hg]', systolic: 206, diastolic: 126, measuredAt: daysAgo(3) },
    });
    await record(who, { type: 'weight', unit: 'kg', value: 71, measuredAt: daysAgo(1) });
    const report = await reportOf(who, '?types=weight&parts=readings');
    expect(report.sections.map(({ id }) => id)).toEqual(['attention', 'readings']);
    const [row = []] = sectionOf(report, 'attention')?.rows ?? [];
    expect(row[1]).toBe('Blood pressure 206/126 mmHg');
    expect(row[2]).toContain('critical');
    expect(row[3]).toContain('112');
    expect(sectionOf(report, 'readings')?.rows.map(([name]) => name)).toEqual(['Weight, kg']);
  });

  it('has what the patient keeps to themselves only if it is asked for, and leaves out the whole type', async () => {
    const who = await api.signedIn('PATIENT');
    const high = await record(who, {
      ...{ type: 'blood_pressure', unit: 'mm[Hg]', systolic: 206, diastolic: 126, measuredAt: daysAgo(3) },
    });
    await record(who, {
      ...{ type: 'blood_pressure', unit: 'mm[Hg]', systolic: 124, diastolic: 78, measuredAt: daysAgo(2) },
    });
    await keepToOneself(who, high.id);
    const report = await reportOf(who);
    expect(report.leftOut).toEqual(['blood_pressure']);
    expect(JSON.stringify(report.sections)).not.toMatch(/206|124/);
    const { lines } = await paperOf(who);
    expect(lines.join(' ')).not.toMatch(/206|only you/i);
    const whole = await reportOf(who, '?withOnlyYou=true');
    expect(whole.leftOut).toEqual([]);
    expect(JSON.stringify(whole.sections)).toContain('206/126');
  });

  it('has history, lab values, medicines and goals in words', async () => {
    const who = await api.signedIn('PATIENT');
    const entries = [{ kind: 'allergy', name: 'Penicillin', status: 'active', severity: 'severe' }];
    await api.ask
      .put('/patients/medical-history')
      .set({ ...by(who), ...once() })
      .send({ medicalHistory: { noneKnown: ['condition'], entries } })
      .expect(200);
    const value = { analyte: 'hba1c', name: 'HbA1c', loinc: '4548-4', unit: '%', number: 7.6 };
    await keptLabReport(api, who, 'Sugar', { day: daysAgo(2).slice(0, 10), value });
    const report = await reportOf(who);
    expect(sectionOf(report, 'history')?.rows[0]).toEqual(['Allergy', 'Penicillin', 'severe', '']);
    expect(sectionOf(report, 'history')?.texts).toContain('The person says that they have no conditions.');
    expect(sectionOf(report, 'lab-values')?.rows[0]?.slice(0, 2)).toEqual(['HbA1c', '7.6 %']);
    expect(sectionOf(await reportOf(who, '?period=7d'), 'lab-values')?.rows).toHaveLength(1);
  });

  it('is a tagged PDF with tables, and names the person and the page on each page', async () => {
    const who = await api.signedIn('PATIENT');
    for (let day = 1; day < 28; day += 1)
      await record(who, {
        ...{
          type: 'blood_pressure',
          unit: 'mm[Hg]',
          systolic: 206,
          diastolic: 126,
          measuredAt: daysAgo(day),
        },
      });
    const { lines, roles, headers, pages } = await paperOf(who);
    expect(headers['content-type']).toBe('application/pdf');
    expect(headers['content-disposition']).toMatch(
      /^attachment; filename="nadi-report-\d{4}-\d\d-\d\d\.pdf"$/,
    );
    expect(headers['cache-control']).toContain('no-store');
    expect(pages).toBeGreaterThan(1);
    for (const role of ['H1', 'H2', 'Table', 'TR', 'TH', 'TD']) expect(roles).toContain(`"role":"${role}"`);
    expect(lines.filter((line) => /page \d of \d/.test(line))).toHaveLength(pages);
    expect(lines.join(' ')).toContain('There are more than 20; the newest are listed.');
  });

  it('is the report of nobody else, and refuses other roles and unknown parts', async () => {
    const [who, other] = [await api.signedIn('PATIENT'), await api.signedIn('PATIENT')];
    await record(other, { type: 'weight', unit: 'kg', value: 93.7, measuredAt: daysAgo(1) });
    expect(JSON.stringify(await reportOf(who))).not.toContain('93.7');
    const doctor = await api.signedIn('DOCTOR');
    for (const path of ['/patients/health-report', '/patients/health-report/pdf']) {
      await api.ask.get(path).set(by(doctor)).expect(403);
      await api.ask.get(`${path}?parts=secrets`).set(by(who)).expect(422);
      await api.ask.get(`${path}?types=weight,,pulse`).set(by(who)).expect(422);
    }
  });
});
