// database: both
// areas: identity, integrations, links, medical-history, medicines, notifications, profile, records, vital-signs, goals
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { checkSchema } from '@nadi/api-server/validation';
import { by, type Person, startApi, type TestApi } from '../../../../test/api';
import { minutes } from '../../../../test/clock';
import { plain } from '../../../../test/data-requests';
import { insertReadings } from '../../../../test/many-readings';
import { exportedColumns } from '../archive/rows';
import { fullPatient, open, secret } from './archive';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const request = (who: Person) => api.ask.get('/account/export').set(by(who)).buffer(true);
const download = async (who: Person): Promise<Buffer> =>
  (
    await request(who)
      .parse((response, done) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => done(null, Buffer.concat(chunks)));
      })
      .expect(200)
  ).body;
describe('exportAccount', () => {
  it('gives an archive with account.json, the files and a word about them', async () => {
    const who = await fullPatient(api);
    const { headers } = await request(who).expect(200);
    expect(headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': expect.stringMatching(/^attachment; filename="nadi-export-2026-11-20\.zip"$/),
      'cache-control': 'no-store',
    });
    const { account, names, content } = open(await download(who));
    const [file, ...ofRecords] = account.files;
    expect(names).toEqual(['account.json', ...account.files.map(({ name }) => name), 'README.txt']);
    expect(file?.name).toBe(`files/${file?.id}.png`);
    const pdf = ofRecords.find(({ contentType }) => contentType === 'application/pdf');
    expect(
      Buffer.from(content[pdf?.name ?? ''] ?? [])
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    expect(account.recordFiles).toMatchObject([{ id: pdf?.id, name: 'lipid.pdf', pages: 1 }]);
    expect(account.medicalRecords).toMatchObject([
      { day: '2026-11-17' },
      { title: 'Blood count' },
      { title: 'Penicillin', onlyYou: true },
    ]);
    const photo = await api.ask.get('/patients/profile/photo').set(by(who)).expect(200);
    expect(Buffer.from(content[file?.name ?? ''] ?? [])).toEqual(photo.body);
    expect(Buffer.from(content['README.txt'] ?? []).toString()).toMatch(
      /^Nadi: all the data we kept about you/,
    );
    expect(account.patientProfile?.photoId).toBe(file?.id);
    expect(file).toMatchObject({ contentType: 'image/png', bytes: photo.body.length });
    expect(ofRecords.map(({ contentType }) => contentType)).toEqual(['application/pdf', 'image/webp']);
  });

  it('follows its schema and holds everything of the person', async () => {
    const who = await fullPatient(api);
    const { account, text } = open(await download(who));
    expect(checkSchema('AccountExport', account, '')).toEqual([]);
    expect(account.account).toMatchObject({ id: who.userId, email: who.email, firstName: 'Leela' });
    expect(account.patientProfile).toMatchObject({ dateOfBirth: '1994-05-21', phone: '+910000000104' });
    expect(account.doctorProfile).toBeNull();
    expect(account.vitalSigns.map(({ type, note, deletedAt }) => [type, note, deletedAt !== null])).toEqual([
      ['blood_pressure', 'after the walk – “rested”', false],
      ['pulse', null, true],
    ]);
    expect(account.emergencyContacts).toMatchObject([{ name: 'Farida Sheikh', phone: '+910000000202' }]);
    expect(account.medicines).toMatchObject([{ brand: 'Ecosprin', stock: 29 }, { brand: 'Disprin' }]);
    expect(account.waitlistEntries).toMatchObject([
      {
        status: 'offered',
        missedOffers: 1,
        types: ['video_call'],
        fromDay: '2026-11-20',
        passed: [expect.any(String)],
      },
    ]);
    expect(account.medicineDoses).toMatchObject([{ status: 'taken', time: '08:00' }]);
    expect(account.medicineAcknowledgements).toMatchObject([{ reason: 'One is for later' }]);
    expect(account.notifications).toMatchObject([
      { type: 'health-link-opened', category: 'security', readAt: null },
      { type: 'new-device', category: 'security', readAt: null },
    ]);
    expect(account.healthLinks).toMatchObject([{ label: 'For the clinic', openings: 1 }]);
    expect(account.healthLinkOpenings).toMatchObject([{ recipient: 'Dr. Roy’s practice' }]);
    expect(account.dataRequests).toMatchObject([
      { ...plain, status: 'open', nomineeName: null, answer: null },
    ]);
    expect(account.pressureWeeks).toMatchObject([{ morningAt: '07:30', stoppedAt: null }]);
    expect(account.healthGoals).toMatchObject([{ points: [{ value: 40 }], note: 'After dinner' }]);
    expect(account.healthImports).toMatchObject([
      { name: 'cuff.csv', readingIds: [], leftOut: [{ row: 2, type: 'blood_pressure' }] },
    ]);
    expect(account.healthConnections).toMatchObject([{ provider: 'withings', failure: 'unreachable' }]);
    expect(account.healthSyncs).toMatchObject([
      { leftOut: [{ type: 'weight' }] },
      { failure: 'unreachable' },
    ]);
    expect(account.notificationPreferences).toMatchObject({ isQuiet: true, timeZone: 'Asia/Kolkata' });
    expect(account.notificationDevices).toMatchObject([{ deviceType: 'web' }]);
    expect(text).not.toContain('push.services.mozilla.com');
    expect(account.sessions).toHaveLength(2);
    expect(account.passkeys).toEqual([
      expect.objectContaining({ name: 'Phone', transports: ['internal', 'hybrid'] }),
    ]);
    expect(account.authenticatorApp).toEqual({
      createdAt: expect.any(String),
      confirmedAt: expect.any(String),
    });
    expect(account.recoveryCodes).toHaveLength(2);
    expect(account.accessLog.map(({ operation }) => operation)).toEqual([
      'completeOnboarding',
      'recordVitalSign',
      'addHealthFact',
      'addEmergencyContact',
      'updateMedicalHistory',
      'startRecordUpload',
      'sendRecordUploadPart',
      'readRecordUpload',
      'addMedicalRecord',
      'addMedicalRecord',
      'addMedicalRecord',
      'deleteMedicalRecord',
      'addMedicine',
      'addMedicine',
      'recordMedicineDose',
      'readMedicineChecks',
      'acknowledgeMedicineWarning',
      'registerFcmToken',
      'createHealthLink',
      'openHealthLink',
      'createDataRequest',
      'updateNotificationPreferences',
      'createHealthGoal',
      'startPressureWeek',
      'createHealthImport',
      'recordVitalSign',
      'deleteVitalSign',
      'signIn',
    ]);
    expect(account.accessLog[1]?.actor).toEqual({ id: who.userId, name: 'Leela Nair' });
  });

  it('has a place in the schema for every column that is not left out', async () => {
    const who = await fullPatient(api);
    const { account } = open(await download(who));
    for (const kept of api.context.kept.exported) {
      const found = account[kept.as];
      const row = Array.isArray(found) ? found[0] : found;
      if (row) expect(Object.keys(row)).toEqual(expect.arrayContaining(Object.keys(exportedColumns(kept))));
    }
  });

  it('holds no secret: no hash, no token, nothing sealed', async () => {
    const who = await fullPatient(api);
    const { text, content } = open(await download(who));
    const all = text + Buffer.from(content['README.txt'] ?? []).toString();
    for (const hidden of [
      who.password,
      who.token,
      who.refreshToken,
      secret,
      '$argon2',
      api.context.secrets.id,
    ])
      expect(all).not.toContain(hidden);
    const rows = await api.database.asSuperuser(
      `select password_hash as hidden from users where id = '${who.userId}' union
       select sealed from totp_secrets where user_id = '${who.userId}' union
       select code_hash from recovery_codes where user_id = '${who.userId}' union
       select token_hash from refresh_tokens r join sessions s on s.id = r.session_id where s.user_id = '${who.userId}' union
       select hash from audit_entries where subject_id = '${who.userId}'`,
    );
    expect(rows.length).toBeGreaterThanOrEqual(6);
    for (const { hidden } of rows) expect(all).not.toContain(hidden);
  });

  it('is of nobody else, and asks for the password anew', async () => {
    const [who, other] = [await fullPatient(api), await fullPatient(api)];
    const { text } = open(await download(who));
    expect(text).not.toContain(other.userId);
    expect(text).not.toContain(other.email);
    api.clock.advance(minutes(11));
    expect((await request(who)).status).toBe(403);
  });

  it.each(['DOCTOR', 'UNVERIFIED_DOCTOR', 'ADMIN'] as const)('serves a person who is %s', async (role) => {
    const { account } = open(await download(await api.signedIn(role)));
    expect(checkSchema('AccountExport', account, '')).toEqual([]);
    expect([account.patientProfile, account.vitalSigns]).toEqual([null, []]);
    expect(account.doctorProfile === null).toBe(role === 'ADMIN');
  });

  it('takes more readings than one page has', async () => {
    const who = await api.signedIn();
    const readings = Array.from({ length: 10_500 }, (_, index) => ({
      at: new Date(api.clock.now().getTime() - index * 60_000),
      systolic: 120,
      diastolic: 80,
    }));
    await insertReadings(api.context, who.userId, readings);
    const { account } = open(await download(who));
    expect(new Set(account.vitalSigns.map(({ id }) => id)).size).toBe(10_500);
  }, 120_000);
});
