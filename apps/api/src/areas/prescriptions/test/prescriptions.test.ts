// areas: appointments, identity, doctors, notifications, medical-history, medicines, consent, profile, account
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { by, once, type Person, startApi, type TestApi } from '../../../../test/api';
import { days, hours } from '../../../../test/clock';
import { consentsOf } from '../../../../test/consents';
import { allergy, aspirin } from '../../../../test/matrix/samples';
import { amoxicillin, prescriptionsOf, telmisartan } from '../../../../test/prescriptions';
import { exportOf, open } from '../../account/test/archive';

let api: TestApi;
let rx: ReturnType<typeof prescriptionsOf>;
let consents: ReturnType<typeof consentsOf>;
let patient: Person;
let doctor: Person;
beforeAll(async () => {
  api = await startApi();
  rx = prescriptionsOf(api);
  consents = consentsOf(api);
});
afterAll(() => api.close());
beforeEach(async () => {
  patient = await api.signedIn('PATIENT');
  doctor = await rx.visits.doctor();
});

const penicillin = { ...allergy, name: 'Penicillin', codeSystem: 'ATC', code: 'J01C' };
const historyOf = (entries: object[]) =>
  api.ask
    .put('/patients/medical-history')
    .set({ ...by(patient), ...once() })
    .send({ medicalHistory: { noneKnown: [], entries } })
    .expect(200);

describe('a prescription', () => {
  it('is a draft of its doctor, and its patient’s once it is signed', async () => {
    const { id } = await rx.visits.begun(patient, doctor);
    const { prescription } = await rx.drafted(doctor, id);
    expect(prescription).toMatchObject({ state: 'draft', version: 1, printed: null });
    expect(prescription.items).toMatchObject([
      { key: 'c09ca07', atc: 'C09CA07', list: 'A', quantity: 30, quantityUnit: 'tablet' },
    ]);
    await rx.reading(patient, prescription.id).expect(404);
    expect((await rx.visits.reading(patient, id)).body.data.prescription).toBeNull();
    await rx.signing(doctor, prescription.id).expect(409);
    await rx.answered(doctor, id);
    const { body } = await rx.signing(doctor, prescription.id, 3).expect(200);
    expect(body.data).toMatchObject({ state: 'signed', printed: { mode: 'video_call', kind: 'first' } });
    const read = (await rx.reading(patient, prescription.id).expect(200)).body.data;
    expect(read).toEqual(body.data);
    const listed = await api.ask.get('/prescriptions').set(by(patient)).expect(200);
    expect(listed.body).toMatchObject({
      data: [{ id: prescription.id }],
      pagination: { total: 1, next: null },
    });
    expect((await rx.visits.reading(patient, id)).body.data.prescription).toMatch(/^1 medicine, signed /);
    const exported = open(await exportOf(api, patient, 'PATIENT')).account.prescriptions;
    expect(exported).toMatchObject([{ id: prescription.id, state: 'signed', token: expect.any(String) }]);
    const told = (await api.ask.get('/notifications').set(by(patient)).expect(200)).body.data;
    expect(told[0]).toMatchObject({ type: 'prescription-signed', consultationId: id });
    expect(JSON.stringify(told)).not.toContain('Telmisartan');
    const log = (await api.ask.get('/patients/access-log').set(by(patient)).expect(200)).body.data;
    expect(log).toContainEqual(
      expect.objectContaining({
        operation: 'signPrescription',
        recordIds: [prescription.id],
        purpose: 'CAREMGT',
      }),
    );
  });

  it('is replaced by another of the same visit, and cancelled with a reason', async () => {
    const first = await rx.signed(patient, doctor);
    const { prescription } = await rx.answered(doctor, first.consultationId, { validDays: 5 });
    expect((await rx.reading(patient, first.id)).body.data.state).toBe('signed');
    await rx.signing(doctor, prescription.id, prescription.version).expect(200);
    expect((await rx.reading(patient, first.id)).body.data).toMatchObject({
      ...{ state: 'replaced', replacedBy: prescription.id, version: first.version + 1 },
    });
    await rx.cancelling(doctor, first.id).expect(409);
    const { body } = await rx.cancelling(doctor, prescription.id).expect(200);
    expect(body.data).toMatchObject({ state: 'cancelled', cancelReason: 'The strength was wrong.' });
    await rx.cancelling(doctor, prescription.id).expect(409);
    const told = (await api.ask.get('/notifications').set(by(patient)).expect(200)).body.data;
    expect(told[0]).toMatchObject({ type: 'prescription-cancelled' });
    const { data } = (await rx.looking(doctor, first.consultationId).expect(200)).body;
    expect([data.prescription.id, data.earlier.map(({ id }: { id: string }) => id)]).toEqual([
      ...[prescription.id, [first.id]],
    ]);
  });

  it('is written while the visit is under way and 72 hours after it, and not before', async () => {
    const booked = await rx.visits.booked(patient, doctor);
    await rx.writing(doctor, booked.id).expect(409);
    expect((await rx.looking(doctor, booked.id)).body.data).toMatchObject({
      ...{ canWrite: false, refusal: expect.stringContaining('has not begun'), patient: { age: null } },
    });
    await rx.visits.setting(patient, booked.id, 'checked_in').expect(200);
    await rx.visits.setting(doctor, booked.id, 'in_progress').expect(200);
    await rx.visits.setting(doctor, booked.id, 'completed').expect(200);
    const { prescription } = await rx.drafted(doctor, booked.id);
    api.clock.advance(hours(73));
    const later = await rx.visits.renewed(doctor);
    await rx.writing(later, booked.id).expect(409);
    const { body } = await rx.signing(later, prescription.id).expect(409);
    expect(body.detail).toContain('72 hours');
  });

  it('refuses what the guidelines do not allow, at the name and with the clause', async () => {
    const { id } = await rx.visits.begun(patient, doctor);
    const refused = async (more: object) => {
      const { body } = await rx
        .writing(doctor, id, { items: [telmisartan, { ...amoxicillin, ...more }] })
        .expect(422);
      return body.errors.map(({ pointer, code }: { pointer: string; code: string }) => `${pointer} ${code}`);
    };
    const at = '/body/items/1/generic';
    for (const generic of ['Alprazolam', 'ALPRAX', 'tab. alprazolam 0.25', 'Codeine phosphate'])
      expect(await refused({ generic })).toEqual([`${at} prohibited`]);
    expect(await refused({ generic: 'Sleep well', brand: 'Zolfresh' })).toEqual([`${at} prohibited`]);
    expect(await refused({ generic: 'Warfarin' })).toEqual([`${at} list`]);
    expect(await refused({ generic: 'Ashwagandha' })).toEqual([`${at} unlisted`]);
    expect(await refused({ generic: 'Telma' })).toEqual([`${at} twice`]);
  });

  it('opens List B in a follow-up of a visit in person, if the doctor says that it is the same condition', async () => {
    const inPerson = await rx.visits.booked(patient, doctor, { type: 'in_clinic' });
    await rx.visits.setting(patient, inPerson.id, 'checked_in').expect(200);
    await rx.visits.setting(doctor, inPerson.id, 'in_progress').expect(200);
    const warfarin = { items: [{ ...telmisartan, generic: 'Warfarin', strength: '2 mg' }] };
    await rx.writing(doctor, inPerson.id, warfarin).expect(200);
    await rx.visits.setting(doctor, inPerson.id, 'completed').expect(200);
    api.clock.advance(days(30));
    [patient, doctor] = [await rx.visits.renewed(patient), await rx.visits.renewed(doctor)];
    const { id } = await rx.visits.begun(patient, doctor);
    await rx.writing(doctor, id, warfarin).expect(422);
    const { rules } = await rx.drafted(doctor, id, { ...warfarin, isSameCondition: true });
    expect(rules).toMatchObject({ kind: 'follow-up', lastInPersonAt: inPerson.scheduledAt });
    expect((await rx.looking(await rx.visits.doctor(), id)).status).toBe(404);
  });
});

describe('an old visit', () => {
  const monthsLater = async () => {
    api.clock.advance(days(90));
    return rx.visits.renewed(doctor);
  };

  it('is not open for prescribing months later, though nobody completed it, nor is it after a late completion', async () => {
    const { id } = await rx.visits.begun(patient, doctor);
    const { prescription } = await rx.drafted(doctor, id);
    const later = await monthsLater();
    expect((await rx.writing(later, id).expect(409)).body.detail).toContain('72 hours');
    await rx.signing(later, prescription.id).expect(409);
    await rx.visits.setting(later, id, 'completed').expect(200);
    await rx.writing(later, id).expect(409);
  });

  it('tells its doctor no age and no gender any more once its time of writing is over', async () => {
    const { id } = await rx.visits.begun(patient, doctor);
    expect((await rx.looking(doctor, id)).body.data.patient.age).toEqual(expect.any(Number));
    await rx.visits.setting(doctor, id, 'completed').expect(200);
    api.clock.advance(hours(71));
    const soon = (await rx.looking(await rx.visits.renewed(doctor), id)).body.data;
    expect(soon).toMatchObject({ canWrite: true, patient: { age: expect.any(Number) } });
    api.clock.advance(hours(2));
    expect((await rx.looking(await rx.visits.renewed(doctor), id)).body.data).toMatchObject({
      ...{ canWrite: false, patient: { age: null, sex: null } },
    });
  });

  it('shows what was signed, and not a draft that was left beside it', async () => {
    const { id, consultationId } = await rx.signed(patient, doctor);
    const { prescription } = await rx.drafted(doctor, consultationId);
    expect((await rx.looking(doctor, consultationId)).body.data.prescription.state).toBe('draft');
    const { data } = (await rx.looking(await monthsLater(), consultationId)).body;
    expect([data.prescription.id, data.earlier[0].id, data.missing]).toEqual([id, prescription.id, []]);
  });
});

describe('the checks', () => {
  it('say that nothing was seen where nothing is shared', async () => {
    await historyOf([penicillin]);
    const { id } = await rx.visits.begun(patient, doctor);
    const { checks, patient: shown, missing } = await rx.drafted(doctor, id, { items: [amoxicillin] });
    expect(checks).toMatchObject({
      ...{ recordSeen: { medicines: false, history: false }, allergies: 'not-shared' },
      ...{ currentMedicines: [], pregnancy: 'unknown' },
    });
    expect(checks.warnings).toMatchObject([
      { kind: 'allergy', severity: 'avoid', text: expect.stringContaining('were not checked') },
    ]);
    expect(missing.map(({ code }) => code)).toEqual(['acknowledgement']);
    expect(shown.age).toEqual(expect.any(Number));
  });

  it('warn by the record that is shared, and are signed only with a reason and when the patient was told', async () => {
    await historyOf([penicillin]);
    await api.ask
      .post('/medicines')
      .set({ ...by(patient), ...once() })
      .send({ ...aspirin, generic: 'Telmisartan', strength: '40 mg' })
      .expect(201);
    await consents.granted(patient, doctor);
    const { id } = await rx.visits.begun(patient, doctor);
    const items = [telmisartan, amoxicillin];
    const { checks, prescription, missing } = await rx.drafted(doctor, id, { items });
    expect(checks.recordSeen).toEqual({ medicines: true, history: true });
    const avoided = checks.warnings.filter(({ severity }) => severity === 'avoid');
    expect(avoided.map(({ kind }) => kind).sort()).toEqual(['allergy', 'duplicate']);
    expect(missing.map(({ code }) => code)).toEqual(['acknowledgement', 'acknowledgement']);
    await rx.signing(doctor, prescription.id).expect(409);
    const said = avoided.map(({ id: warningId }) => ({
      warningId,
      reason: 'Tolerated in 2024.',
      isTold: true,
    }));
    const untold = said.map((one) => ({ ...one, isTold: false }));
    await rx.drafted(doctor, id, { items, acknowledgements: untold });
    expect((await rx.signing(doctor, prescription.id, 2).expect(409)).body.detail).toContain(
      'Tell the patient',
    );
    // Says that what was said to one medicine is not said to another.
    const other = { ...amoxicillin, generic: 'Amoxicillin and clavulanic acid' };
    const moved = await rx.drafted(doctor, id, { items: [telmisartan, other], acknowledgements: said });
    expect(moved.prescription.acknowledgements).toHaveLength(1);
    await rx.signing(doctor, prescription.id, 3).expect(409);
    await rx.drafted(doctor, id, { items, acknowledgements: said });
    await rx.signing(doctor, prescription.id, 4).expect(200);
    // Shows still what spoke against it: it was signed in spite of an allergy.
    const shown = (await rx.looking(doctor, id)).body.data;
    expect(shown).toMatchObject({ prescription: { state: 'signed' }, missing: [] });
    expect(shown.checks.warnings).toContainEqual(
      expect.objectContaining({
        kind: 'allergy',
        acknowledgement: expect.objectContaining({ reason: 'Tolerated in 2024.', isTold: true }),
      }),
    );
  });

  it('keep what was told when the patient stops to share, and what was checked', async () => {
    await historyOf([penicillin]);
    const consent = await consents.granted(patient, doctor);
    const { id } = await rx.visits.begun(patient, doctor);
    const items = [amoxicillin];
    const { prescription } = await rx.drafted(doctor, id, { items });
    await consents.revoked(patient, consent);
    const { body } = await rx.signing(doctor, prescription.id).expect(409);
    expect(body.detail).toMatch(/allergy to Penicillin.*Allergies were not checked/);
    const answered = await rx.answered(doctor, id, { items });
    expect(answered.prescription.acknowledgements).toHaveLength(2);
    const signed = (await rx.signing(doctor, prescription.id, 3).expect(200)).body.data;
    expect(signed).not.toHaveProperty('checked');
    const [row] = await api.database.asSuperuser(
      `select content->'checked' as checked from prescriptions where id = '${prescription.id}'`,
    );
    expect(row?.checked).toMatchObject({ recordSeen: { history: false }, warnings: [{}, {}] });
    expect((await rx.verifying(await rx.tokenOf(prescription.id))).body.data.result).toBe('genuine');
  });

  it('ask again when the dose of an answered warning changes', async () => {
    const { id } = await rx.visits.begun(patient, doctor);
    const { acknowledgements } = (
      await rx.answered(doctor, id, { items: [{ ...telmisartan, doseAmount: 5 }] })
    ).prescription;
    expect(acknowledgements).toHaveLength(2);
    const more = { items: [{ ...telmisartan, doseAmount: 10 }], acknowledgements };
    const { missing } = await rx.drafted(doctor, id, more);
    expect(missing.map(({ code }) => code)).toEqual(['acknowledgement']);
  });

  it('see nothing any more of what is no longer shared, and do not warn of a refill', async () => {
    await api.ask
      .post('/medicines')
      .set({ ...by(patient), ...once() })
      .send({ ...aspirin, generic: 'Telmisartan', strength: '40 mg' })
      .expect(201);
    const consent = await consents.granted(patient, doctor);
    const { id } = await rx.visits.begun(patient, doctor);
    const refill = { items: [{ ...telmisartan, isRefill: true }] };
    const { checks } = await rx.drafted(doctor, id, refill);
    expect([checks.currentMedicines, checks.warnings.filter(({ kind }) => kind === 'duplicate')]).toEqual([
      ...[['Telmisartan 40 mg'], []],
    ]);
    await consents.revoked(patient, consent);
    const after = (await rx.looking(doctor, id)).body.data.checks;
    expect(after).toMatchObject({ currentMedicines: [], recordSeen: { medicines: false, history: false } });
  });
});
