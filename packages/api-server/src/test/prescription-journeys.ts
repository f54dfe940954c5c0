import { expect, it } from '@jest/globals';
import type {
  Consultation,
  ConsultationPrescription,
  NewAvailability,
  Prescription,
  Slot,
} from '@nadi/contract/schema';
import type { Traveller } from './traveller';

const hours: NewAvailability = {
  ...{ timeZone: 'Asia/Kolkata', visitMinutes: 30, bufferMinutes: 0, noticeMinutes: 0, daysAhead: 30 },
  confirmation: 'at_once',
  weekly: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '00:00', to: '24:00', types: ['video_call'] })),
  exceptions: [],
  fees: { video_call: 50_000, audio_call: null, in_clinic: null },
  clinicAddress: null,
};

const telmisartan = {
  ...{ generic: 'Telmisartan', brand: null, strength: '40 mg', form: 'tablet', route: 'oral' },
  ...{
    doseAmount: 1,
    doseUnit: 'tablet',
    pattern: 'every-n-days',
    everyDays: 1,
    weekdays: [],
    times: ['08:30'],
  },
  ...{ maxInDay: null, when: 'after-food', days: 30, quantity: null, instructions: null },
  ...{ isRefill: false, refills: 0 },
};

/** Prescriptions: a draft that its patient does not see, what the guidelines refuse, and what is signed, replaced and cancelled. */
export function prescriptionJourneys({ ask, expectDone, confirmed, onboard, tokenFor }: Traveller): void {
  const once = () => ({ 'Idempotency-Key': crypto.randomUUID() });

  it('leads from a draft that the patient does not see to a prescription that is cancelled', async () => {
    const doctor = await tokenFor('DOCTOR');
    await expectDone(ask('PUT /doctors/availability/me', { by: doctor, body: hours }));
    const { id: doctorId } = (await ask('GET /doctors/profile', { by: doctor })).body.data as { id: string };
    const { token: by } = await confirmed('prescriptions@nadi.example');
    await expectDone(onboard(by));
    const { slots } = (await ask(`GET /doctors/directory/${doctorId}/slots`, { by })).body.data as {
      slots: Slot[];
    };
    const booking = { by, headers: once(), body: { doctorId, scheduledAt: slots[0]?.startsAt } };
    const { id } = (await expectDone(ask('POST /consultations', booking), 201)).body.data as Consultation;
    const path = `/consultations/${id}/prescription`;
    const write = (body: object) =>
      ask(`PUT ${path}`, {
        by: doctor,
        body: {
          ...{ items: [telmisartan], diagnosis: 'High blood pressure', advice: null, tests: [] },
          ...{ adultPresent: null, isSameCondition: null, validDays: 30, acknowledgements: [], ...body },
        },
      });
    expect(await write({})).toMatchObject({ status: 409 });
    for (const [who, status] of [
      [by, 'checked_in'],
      [doctor, 'in_progress'],
    ] as const)
      await expectDone(ask(`PUT /consultations/${id}/status`, { by: who, body: { status } }));
    const refused = await write({ items: [{ ...telmisartan, generic: 'Alprax' }] });
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: '/body/items/0/generic', code: 'prohibited' }] },
    });
    const draft = (await expectDone(write({ diagnosis: null }))).body.data as ConsultationPrescription;
    expect(draft).toMatchObject({
      ...{
        canWrite: true,
        rules: { kind: 'first', mode: 'video_call' },
        missing: [{ code: 'acknowledgement' }, { code: 'diagnosis' }],
      },
      checks: { recordSeen: { medicines: false, history: false }, allergies: 'not-shared' },
      prescription: { state: 'draft', version: 1, items: [{ key: 'c09ca07', list: 'A', quantity: 30 }] },
    });
    const rx = (draft.prescription as Prescription).id;
    const sign = (one: string, version: number) =>
      ask(`POST /prescriptions/${one}/sign`, { by: doctor, headers: once(), body: { version } });
    expect(await ask(`GET /prescriptions/${rx}`, { by })).toMatchObject({ status: 404 });
    expect(await sign(rx, 1)).toMatchObject({ status: 409 });
    const acknowledgements = draft.checks.warnings.map(({ id: warningId }) => ({
      ...{ warningId, reason: 'The patient knows of none.', isTold: true },
    }));
    await expectDone(write({ draftVersion: 1, acknowledgements }));
    expect(await write({ draftVersion: 1 })).toMatchObject({ status: 412 });
    expect(await sign(rx, 1)).toMatchObject({ status: 412 });
    const signed = (await expectDone(sign(rx, 2))).body.data as Prescription;
    expect(signed).toMatchObject({
      state: 'signed',
      printed: { patient: { name: 'Leela Nair' }, kind: 'first' },
    });
    expect(await sign(rx, 3)).toMatchObject({ status: 409 });
    expect((await expectDone(ask('GET /prescriptions', { by }))).body.data).toEqual([signed]);
    const line = async () =>
      ((await ask(`GET /consultations/${id}`, { by })).body.data as Consultation).prescription;
    expect(await line()).toMatch(/^1 medicine, signed /);

    const next = (await expectDone(write({ acknowledgements }))).body.data as ConsultationPrescription;
    const other = (next.prescription as Prescription).id;
    expect(next.earlier.map((one) => one.id)).toEqual([rx]);
    expect(await write({ draftVersion: 1 })).toMatchObject({ status: 412 });
    await expectDone(sign(other, (next.prescription as Prescription).version));
    expect((await ask(`GET /prescriptions/${rx}`, { by })).body.data).toMatchObject({
      ...{ state: 'replaced', replacedBy: other, version: signed.version + 1 },
    });
    const cancel = (one: string) =>
      ask(`POST /prescriptions/${one}/cancel`, {
        by: doctor,
        headers: once(),
        body: { reason: 'Wrong strength.' },
      });
    expect(await cancel(rx)).toMatchObject({ status: 409 });
    expect((await expectDone(cancel(other))).body.data).toMatchObject({
      ...{ state: 'cancelled', cancelReason: 'Wrong strength.' },
    });
    expect(await line()).toMatch(/^1 medicine, cancelled /);
    const checked = await expectDone(ask('POST /public/prescriptions/verify', { body: { token: 'a.b.c' } }));
    expect(checked.body.data).toMatchObject({ result: 'altered', items: [] });
  });
}
