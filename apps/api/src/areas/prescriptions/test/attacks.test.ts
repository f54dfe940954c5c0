// areas: appointments, identity, doctors, notifications, consent, profile, account
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { by, type Person, startApi, type TestApi } from '../../../../test/api';
import { days } from '../../../../test/clock';
import { prescriptionsOf, telmisartan } from '../../../../test/prescriptions';
import { notAllowed, refusal, run } from '../../../../test/statements';

let api: TestApi;
let rx: ReturnType<typeof prescriptionsOf>;
let patient: Person;
let doctor: Person;
beforeAll(async () => {
  api = await startApi();
  rx = prescriptionsOf(api);
});
afterAll(() => api.close());
beforeEach(async () => {
  patient = await api.signedIn('PATIENT');
  doctor = await rx.visits.doctor();
});

describe('an attack on prescriptions', () => {
  it('reaches no prescription of another visit, doctor or patient', async () => {
    const { id, consultationId } = await rx.signed(patient, doctor);
    const stranger = await api.signedIn('PATIENT');
    const other = await rx.visits.doctor();
    for (const who of [stranger, other]) {
      await rx.reading(who, id).expect(404);
      await api.ask.get(`/prescriptions/${id}/file`).set(by(who)).expect(404);
    }
    await rx.looking(other, consultationId).expect(404);
    await rx.writing(other, consultationId).expect(404);
    await rx.cancelling(other, id).expect(404);
    await rx.writing(patient, consultationId).expect(403);
    expect((await api.ask.get('/prescriptions').set(by(stranger))).body.data).toEqual([]);
    await rx.reading(patient, 'not-an-id').expect(404);
  });

  it('signs nothing twice, and nothing that was not read', async () => {
    const { id } = await rx.visits.begun(patient, doctor);
    const { prescription } = await rx.drafted(doctor, id);
    const { version } = (await rx.answered(doctor, id, { diagnosis: 'Another diagnosis' })).prescription;
    await rx.signing(doctor, prescription.id, 1).expect(412);
    const both = await Promise.all([1, 2].map(() => rx.signing(doctor, prescription.id, version)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    await rx.writing(doctor, id, { draftVersion: 7 }).expect(412);
    const cancelled = await Promise.all([1, 2].map(() => rx.cancelling(doctor, prescription.id)));
    expect(cancelled.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('overwrites no later draft from a page that holds an earlier one of the visit', async () => {
    const { id } = await rx.visits.begun(patient, doctor);
    const old = (await rx.answered(doctor, id)).prescription;
    await rx.signing(doctor, old.id, old.version).expect(200);
    const { prescription } = await rx.drafted(doctor, id, { advice: 'A later draft.' });
    expect(prescription.version).toBeGreaterThan(old.version + 1);
    await rx.writing(doctor, id, { draftVersion: old.version }).expect(412);
    await rx.writing(doctor, id, { draftVersion: 0 }).expect(412);
    await rx.writing(doctor, id, { draftVersion: prescription.version }).expect(200);
  });

  it('leaves one draft of two that are saved at once', async () => {
    const { id } = await rx.visits.begun(patient, doctor);
    const both = await Promise.all([1, 2].map(() => rx.writing(doctor, id)));
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await rx.looking(doctor, id)).body.data).toMatchObject({
      earlier: [],
      prescription: { version: 2 },
    });
  });

  it('signs nothing for a child without an adult, nor without diagnosis or medicines', async () => {
    const { id } = await rx.visits.begun(patient, doctor);
    const birth = `${api.clock.now().getUTCFullYear() - 10}-01-01`;
    await api.database.asSuperuser(
      `update patient_profiles set date_of_birth = '${birth}' where user_id = '${patient.userId}'`,
    );
    const { prescription, missing, checks } = await rx.drafted(doctor, id, { items: [], diagnosis: null });
    expect(missing.map(({ code }) => code)).toEqual(['items', 'diagnosis', 'adult']);
    expect(checks.warnings).toEqual([]);
    await rx.signing(doctor, prescription.id).expect(409);
    const adultPresent = { name: 'Ravi Menon', relation: 'father' };
    const whole = await rx.answered(doctor, id, { adultPresent });
    expect(whole.checks.warnings.map(({ kind }) => kind)).toContain('dose-for-child');
    await rx.signing(doctor, prescription.id, whole.prescription.version).expect(200);
  });

  it('cannot save more than a prescription holds, hidden letters, letters that the paper lacks, or doses of nothing', async () => {
    const { id } = await rx.visits.begun(patient, doctor);
    await rx.writing(doctor, id, { advice: 'x'.repeat(200_000) }).expect(413);
    await rx.writing(doctor, id, { items: Array.from({ length: 21 }, () => telmisartan) }).expect(422);
    await rx.writing(doctor, id, { items: [{ ...telmisartan, generic: 'Alpra\u200bzolam' }] }).expect(422);
    const hindi = [{ ...telmisartan, instructions: 'खाली पेट' }];
    expect((await rx.writing(doctor, id, { items: hindi }).expect(422)).body.errors).toMatchObject([
      { pointer: '/body/items/0/instructions', code: 'letters' },
    ]);
    const texts = [
      { items: [{ ...telmisartan, generic: 'Paracetamol', brand: 'Ultracet' }] },
      { items: [{ ...telmisartan, instructions: 'Also Tab. Alprazolam 0.5 mg at night' }] },
      { advice: 'Tramadol 50 mg SOS' },
    ];
    for (const text of texts) {
      const { body } = await rx.writing(doctor, id, text).expect(422);
      expect(body.errors).toMatchObject([{ code: 'prohibited' }]);
    }
    await rx.writing(doctor, id, { items: [{ ...telmisartan, doseAmount: 0 }] }).expect(422);
    await rx.writing(doctor, id, { items: [{ ...telmisartan, days: 181 }] }).expect(422);
  });

  it('changes nothing that is signed, in the database either', async () => {
    const { id } = await rx.signed(patient, doctor);
    const as = (role: 'DOCTOR' | 'PATIENT', userId: string, what: string) =>
      refusal(
        run(api.context.db, { role, userId }, sql.raw(`update prescriptions set ${what} where id = '${id}'`)),
      );
    for (const what of [`content = '{}'`, `valid_until = '2030-01-01'`, `state = 'draft'`])
      expect(await as('DOCTOR', doctor.userId, what)).toBe(notAllowed);
    await as('PATIENT', patient.userId, `state = 'cancelled'`);
    expect((await rx.reading(patient, id)).body.data.state).toBe('signed');
  });
});

describe('the code on the paper', () => {
  it('is genuine until it is cancelled or expired, and tells no more than the paper', async () => {
    const { id } = await rx.signed(patient, doctor, {
      validDays: 2,
      items: [{ ...telmisartan, refills: 1 }],
    });
    const token = await rx.tokenOf(id);
    const { body } = await rx.verifying(token).expect(200);
    expect(body.data).toMatchObject({
      ...{
        result: 'genuine',
        licenseNumber: expect.any(String),
        patientInitials: expect.stringMatching(/^\S\. \S\.$/),
      },
      items: [
        {
          ...{ generic: 'Telmisartan', brand: null, strength: '40 mg', form: 'tablet' },
          ...{ doses: expect.stringContaining('08:30, every day'), instructions: null },
          ...{ quantity: 30, refills: 1 },
        },
      ],
    });
    expect(JSON.stringify(body)).not.toMatch(/High blood pressure/);
    api.clock.advance(days(3));
    expect((await rx.verifying(token)).body.data.result).toBe('expired');
    await rx.cancelling(await rx.visits.renewed(doctor), id).expect(200);
    expect((await rx.verifying(token)).body.data.result).toBe('cancelled');
  });

  it('is altered if a letter, the id or the row was changed, and tells nothing then', async () => {
    const one = await rx.tokenOf((await rx.signed(patient, doctor)).id);
    const otherId = (await rx.signed(await api.signedIn('PATIENT'), await rx.visits.doctor())).id;
    const other = await rx.tokenOf(otherId);
    const [head = '', payload = '', signature = ''] = one.split('.');
    const forged = Buffer.from(JSON.stringify({ id: otherId, hash: '0'.repeat(64) })).toString('base64url');
    const foreign = Buffer.from('{"alg":"EdDSA","kid":"00000000"}').toString('base64url');
    const none = Buffer.from('{"alg":"none"}').toString('base64url');
    for (const token of [
      `${head}.${payload}.${signature.slice(0, -4)}AAAA`,
      ...[`${head}.${forged}.${signature}`, `${head}.${other.split('.')[1]}.${signature}`],
      ...[`${foreign}.${payload}.${signature}`, `${none}.${payload}.`, 'x', 'a.b.c'],
    ])
      expect((await rx.verifying(token).expect(200)).body.data).toEqual({
        ...{ result: 'altered', issuedOn: null, validUntil: null, doctorName: null, licenseNumber: null },
        ...{ council: null, patientInitials: null, isRegistrationInForce: null, items: [] },
      });
    await api.database.asSuperuser(
      `update prescriptions set content = jsonb_set(content, '{items,0,quantity}', '900') where id = '${otherId}'`,
    );
    expect((await rx.verifying(other)).body.data.result).toBe('altered');
    await api.database.asSuperuser(`delete from prescriptions where id = '${otherId}'`);
    expect((await rx.verifying(other)).body.data.result).toBe('unknown');
  });

  it('stands on a PDF for the patient and the doctor, and for no draft', async () => {
    const { id, consultationId } = await rx.signed(patient, doctor);
    const file = (who: Person) => api.ask.get(`/prescriptions/${id}/file`).set(by(who)).buffer();
    for (const who of [patient, doctor]) {
      const { headers, body } = await file(who).expect(200);
      expect(headers['content-type']).toBe('application/pdf');
      expect(Buffer.from(body).subarray(0, 5).toString()).toBe('%PDF-');
    }
    const { prescription } = await rx.drafted(doctor, consultationId);
    await api.ask.get(`/prescriptions/${prescription.id}/file`).set(by(doctor)).expect(404);
  });
});
