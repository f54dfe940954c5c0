import type { AccountExport } from '@nadi/contract/schema';
import { unzipSync } from 'fflate';
import { by, once, type Person, type TestApi } from '../../../../test/api';
import { minutes } from '../../../../test/clock';
import { dataRequestsOf } from '../../../../test/data-requests';
import { keepConnection } from '../../../../test/health-connections';
import { keptLabReport } from '../../../../test/lab-reports';
import { aGoal, anImport, aspirin, aWeek, doseOf } from '../../../../test/matrix/samples';
import { choosePreferences, registerDevice } from '../../../../test/notifications';
import { png } from '../../../../test/pictures';
import { bloodPressure, pulse, readingsOf } from '../../../../test/readings';
import { keyedHash } from '../../../kernel/keys/keyed-hash';
import { waitlistEntries } from '../../appointments/tables/waitlist-entries';
import { passkeys, recoveryCodes, totpSecrets } from '../../identity/tables/two-step';
import { sealSecret } from '../../identity/two-step/seal-secret';
import { linksOf } from '../../links/test/making-links';
import { pdfWith } from '../../records/test/sample-files';
import { uploadingTo } from '../../records/test/uploading';
import { writeArchive } from '../archive/archive';
import { readAtOnce } from '../archive/pages';

type Archive = { account: AccountExport; names: string[]; content: Record<string, Uint8Array>; text: string };

/** An archive, unpacked. */
export function open(bytes: Uint8Array): Archive {
  const content = unzipSync(bytes);
  const text = Buffer.from(content['account.json'] ?? []).toString();
  return { account: JSON.parse(text), names: Object.keys(content), content, text };
}

/** An export without a request, and so without its audit entry. */
export const exportOf = (
  of: TestApi,
  { userId }: Pick<Person, 'userId'>,
  role: 'PATIENT' | 'DOCTOR' | 'ADMIN' = 'PATIENT',
): Promise<Buffer> =>
  of.context.db.read({ userId, role }, async (tx) => {
    const parts: Uint8Array[] = [];
    const { files, kept } = of.context;
    await writeArchive(
      { pages: readAtOnce(tx, userId, kept.exported), files, now: of.clock.now(), kept },
      async (bytes) => {
        parts.push(bytes);
      },
    );
    return Buffer.concat(parts);
  });

/** The secret of the authenticator app. */
export const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

/** A medicine twice, one dose, and the warning that it is the same, acknowledged. */
async function keepMedicines(api: TestApi, who: Person): Promise<void> {
  const post = async (path: string, body: object) =>
    (
      await api.ask
        .post(path)
        .set({ ...by(who), ...once() })
        .send(body)
        .expect(201)
    ).body.data;
  const { id } = await post('/medicines', aspirin);
  await post('/medicines', { ...aspirin, brand: 'Disprin' });
  await post('/medicine-doses', doseOf(id, api.clock.now()));
  const checks = await api.ask.get('/medicine-checks').set(by(who)).expect(200);
  await post('/medicine-checks/acknowledgements', {
    warningId: checks.body.data.warnings[0].id,
    reason: 'One is for later',
  });
}

/** A wait for a doctor, of whom a time is held. */
async function keepWait(api: TestApi, who: Person): Promise<void> {
  const doctor = await api.signedIn('DOCTOR', { firstName: 'Meera', lastName: 'Rao' });
  const now = api.clock.now();
  const later = (count: number) => new Date(now.getTime() + minutes(count));
  await api.context.db.write('keeper', (tx) =>
    tx.insert(waitlistEntries).values({
      ...{ id: api.context.newId(), patientId: who.userId, doctorId: doctor.userId },
      doctor: { id: doctor.userId, firstName: 'Meera', lastName: 'Rao', specialization: 'cardiology' },
      ...{ types: ['video_call'], fromDay: '2026-11-20', untilDay: '2026-11-30', timeZone: 'Asia/Kolkata' },
      ...{ status: 'offered', offerType: 'video_call', offerExpiresAt: later(60) },
      ...{ offerStartsAt: later(1440), offerEndsAt: later(1470), missedOffers: 1 },
      ...{ passed: [later(720).toISOString()], createdAt: now, updatedAt: now },
    }),
  );
}

/** A patient with data of every kind. */
export async function fullPatient(api: TestApi): Promise<Person> {
  const who = await api.signedIn('PATIENT', { firstName: 'Leela', lastName: 'Nair' });
  const { recorded } = readingsOf(api);
  await api.ask
    .post('/auth/onboarding/complete')
    .set({ ...by(who), ...once() })
    .field(
      'onboardingData',
      JSON.stringify({ dateOfBirth: '1994-05-21', gender: 'FEMALE', phone: '+910000000104' }),
    )
    .attach('profilePhoto', png, { filename: 'x.png' })
    .expect(200);
  await recorded(who, { ...bloodPressure, systolic: 165, note: 'after the walk – “rested”' });
  await api.ask
    .post('/patients/health-facts')
    .set({ ...by(who), ...once() })
    .send({ type: 'gave-birth', from: '2026-11-01' })
    .expect(201);
  await api.ask
    .post('/patients/emergency-contacts')
    .set({ ...by(who), ...once() })
    .send({ name: 'Farida Sheikh', relationship: 'FRIEND', phone: '+910000000202' })
    .expect(201);
  const allergy = { kind: 'allergy', name: 'Penicillin', status: 'active', onset: '2011-05', onlyYou: true };
  await api.ask
    .put('/patients/medical-history')
    .set({ ...by(who), ...once() })
    .send({ medicalHistory: { noneKnown: ['procedure'], entries: [allergy] } })
    .expect(200);
  const { added, filed } = uploadingTo(api);
  const pdf = { name: 'lipid.pdf', type: 'application/pdf' as const, bytes: pdfWith(['Lipid profile']) };
  await filed(who, pdf, { day: '2026-11-17', tags: ['heart'], source: 'Aarogya Diagnostics' });
  await keptLabReport(api, who, 'Blood count');
  const { _id } = await added(who, { type: 'allergy', title: 'Penicillin', onlyYou: true });
  await api.ask.delete(`/medical-records/${_id}`).set(by(who)).expect(200);
  await keepMedicines(api, who);
  await registerDevice(api, who);
  const link = await linksOf(api).make(who);
  await linksOf(api).open(link.handle).expect(200);
  await dataRequestsOf(api).make(who);
  await choosePreferences(api, who);
  await api.ask
    .post('/health-goals')
    .set({ ...by(who), ...once() })
    .send({ ...aGoal, currentValue: 40, note: 'After dinner', due: '2026-12-31' })
    .expect(201);
  await api.ask
    .post('/vital-signs/pressure-weeks')
    .set({ ...by(who), ...once() })
    .send(aWeek())
    .expect(201);
  await api.ask
    .post('/health-imports')
    .set({ ...by(who), ...once() })
    .send({ ...anImport, readings: anImport.readings.map((one) => ({ ...one, systolic: 1280 })) })
    .expect(201);
  await keepWait(api, who);
  await keepConnection(api, who, 'The device was not sure that it was you.');
  const { id } = await recorded(who, pulse);
  api.clock.advance(minutes(1));
  await api.ask
    .delete(`/vital-signs/${id}`)
    .set({ ...by(who), ...once() })
    .expect(200);
  await api.ask.post('/auth/login').send({ email: who.email, password: who.password }).expect(200);
  const now = api.clock.now();
  const { secrets, newId } = api.context;
  await api.context.db.write('keeper', async (tx) => {
    const passkey = { userId: who.userId, credentialId: newId(), publicKey: 'pQECAyYgASFYIA', counter: 3 };
    await tx.insert(passkeys).values({
      ...passkey,
      id: newId(),
      transports: ['internal', 'hybrid'],
      name: 'Phone',
      isSynced: true,
      createdAt: now,
    });
    const sealed = sealSecret(secret, who.userId, secrets);
    await tx.insert(totpSecrets).values({ userId: who.userId, sealed, createdAt: now, confirmedAt: now });
    for (const code of ['one', 'two'])
      await tx
        .insert(recoveryCodes)
        .values({ userId: who.userId, codeHash: keyedHash(code, secrets), createdAt: now });
  });
  return who;
}
