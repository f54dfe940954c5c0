import { expect, it } from '@jest/globals';
import type { Consultation, NewAvailability, Schedule, Slot, SlotHold } from '@nadi/contract/schema';
import type { Traveller } from './traveller';

const hours: NewAvailability = {
  ...{ timeZone: 'Asia/Kolkata', visitMinutes: 30, bufferMinutes: 0, noticeMinutes: 0, daysAhead: 30 },
  confirmation: 'at_once',
  weekly: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '00:00', to: '24:00', types: ['video_call'] })),
  exceptions: [],
  fees: { video_call: 50_000, audio_call: null, in_clinic: null },
  clinicAddress: null,
};

/** Returns the day after a moment on the doctor's calendar: India's clocks are five and a half hours before UTC all year. */
const dayAfter = (at = '') => new Date(Date.parse(at) + (24 + 5.5) * 3_600_000).toISOString().slice(0, 10);

/** Visits: hours of a doctor, a free time that one person gets, its states, and the note that is signed. */
export function visitJourneys({ ask, expectDone, confirmed, tokenFor }: Traveller): void {
  const once = () => ({ 'Idempotency-Key': crypto.randomUUID() });
  const book = (by: string, body: object) => ask('POST /consultations', { by, headers: once(), body });
  const set = (by: string, id: string, status: string) =>
    ask(`PUT /consultations/${id}/status`, { by, body: { status } });
  const read = async (by: string, id: string) =>
    (await expectDone(ask(`GET /consultations/${id}`, { by }))).body.data as Consultation;

  it('leads from the hours of a doctor to a signed note, and gives a time to one person', async () => {
    const doctor = await tokenFor('DOCTOR');
    await expectDone(ask('PUT /doctors/availability/me', { by: doctor, body: hours }));
    const { id: doctorId } = (await ask('GET /doctors/profile', { by: doctor })).body.data as { id: string };
    const { token: by } = await confirmed('visits@nadi.example');
    const { token: other } = await confirmed('other-visits@nadi.example');
    const path = `/doctors/directory/${doctorId}`;
    expect((await ask(`GET ${path}`, { by })).body.data).toMatchObject({ id: doctorId, fees: hours.fees });
    const free = async () =>
      ((await expectDone(ask(`GET ${path}/slots`, { by }))).body.data as { slots: Slot[] }).slots;
    const [first, second, third] = await free();
    const wanted = { doctorId, scheduledAt: second?.startsAt, reason: 'A cough.' };
    const booked = (await expectDone(book(by, wanted), 201)).body.data as Consultation;
    expect(booked).toMatchObject({ status: 'confirmed', type: 'video_call', duration: 30, fee: 50_000 });
    const refused = await book(other, wanted);
    expect(refused).toMatchObject({
      status: 409,
      body: { message: 'This time is not free. Choose another one.' },
    });
    expect((refused.body as { nextFree?: string[] }).nextFree).toHaveLength(3);
    expect((await free()).map(({ startsAt }) => startsAt)).not.toContain(second?.startsAt);
    expect(await ask(`GET /consultations/${booked.id}`, { by: other })).toMatchObject({ status: 404 });

    const fourth = (await free())[3]?.startsAt;
    const hold = (who: string) =>
      ask('POST /slot-holds', { by: who, headers: once(), body: { doctorId, scheduledAt: fourth } });
    const isFree = async () => (await free()).some(({ startsAt }) => startsAt === fourth);
    const held = (await expectDone(hold(other), 201)).body.data as SlotHold;
    expect(Date.parse(held.scheduledAt)).toBe(Date.parse(fourth ?? ''));
    expect(await isFree()).toBe(false);
    expect(await hold(by)).toMatchObject({ status: 409 });
    expect(await book(by, { doctorId, scheduledAt: fourth })).toMatchObject({ status: 409 });
    expect(await ask(`DELETE /slot-holds/${held.id}`, { by })).toMatchObject({ status: 404 });
    await expectDone(ask(`DELETE /slot-holds/${held.id}`, { by: other }));
    expect(await isFree()).toBe(true);

    const { id } = booked;
    const move = (scheduledAt: string | undefined) =>
      ask(`PUT /consultations/${id}/time`, { by, body: { scheduledAt } });
    await expectDone(move(third?.startsAt));
    await expectDone(move(first?.startsAt));
    expect((await read(by, id)).changes).toHaveLength(3);

    expect(await set(by, id, 'completed')).toMatchObject({ status: 409 });
    await expectDone(set(by, id, 'checked_in'));
    const callOf = (who: string) => ask(`GET /consultations/${id}/call`, { by: who });
    expect((await expectDone(callOf(by))).body.data).toMatchObject({
      ...{ side: 'PATIENT', isPolite: true, type: 'video_call', ahead: 0, isDoctorElsewhere: false },
    });
    expect((await callOf(doctor)).body.data).toMatchObject({ side: 'DOCTOR', isPolite: false });
    expect(await callOf(other)).toMatchObject({ status: 404 });
    await expectDone(set(doctor, id, 'in_progress'));
    const note = (body: object) => ask(`PUT /doctors/consultations/${id}/notes`, { by: doctor, body });
    await expectDone(note({ notes: 'First.' }));
    expect(await read(by, id)).toMatchObject({ notes: null, noteState: 'none' });
    expect(await note({ notes: 'Final.', isSigned: true, noteVersion: 1 })).toMatchObject({ status: 409 });
    await expectDone(set(doctor, id, 'completed'));
    expect(await callOf(by)).toMatchObject({
      status: 409,
      body: { message: 'This visit is over. Its call cannot be joined any more.' },
    });
    await expectDone(note({ notes: 'Final.', isSigned: true, noteVersion: 1 }));
    expect(await note({ notes: 'Other.' })).toMatchObject({ status: 409 });
    const added = { by: doctor, headers: once(), body: { text: 'The result came.' } };
    await expectDone(ask(`POST /doctors/consultations/${id}/addenda`, added), 201);
    expect(await read(by, id)).toMatchObject({
      notes: 'Final.',
      noteState: 'signed',
      addenda: [{ text: 'The result came.' }],
      allowed: [],
    });
    const listed = async (query: string) =>
      ((await expectDone(ask(`GET /consultations${query}`, { by }))).body.data as Consultation[]).length;
    expect([await listed('?when=upcoming'), await listed('?when=past'), await listed('')]).toEqual([0, 1, 1]);

    const date = dayAfter(first?.startsAt);
    const freeThen = async () => {
      const { body } = await expectDone(ask(`GET /doctors/schedule/me?date=${date}`, { by: doctor }));
      return (body.data as Schedule).days.flatMap((day) => day.free);
    };
    const later = { doctorId, scheduledAt: (await freeThen())[2]?.startsAt };
    const { id: gone } = (await expectDone(book(other, later), 201)).body.data as Consultation;
    const cancelDay = (by: string, day: string) =>
      ask('POST /schedule/cancellations', { by, headers: once(), body: { date: day, reason: 'I am ill.' } });
    expect(await cancelDay(other, date)).toMatchObject({ status: 403 });
    expect(await cancelDay(doctor, '2020-02-29')).toMatchObject({ status: 422 });
    expect((await expectDone(cancelDay(doctor, date))).body.data).toEqual({ date, cancelled: 1, left: 0 });
    expect((await expectDone(cancelDay(doctor, date))).body.data).toEqual({ date, cancelled: 0, left: 0 });
    expect((await read(other, gone)).changes.at(-1)).toMatchObject({
      ...{ status: 'cancelled', by: 'DOCTOR', reason: 'I am ill.' },
    });
    expect(await freeThen()).toEqual([]);
  });
}
