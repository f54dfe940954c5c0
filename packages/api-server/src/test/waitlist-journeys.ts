import { expect, it } from '@jest/globals';
import type { Consultation, NewAvailability, Slots, WaitlistEntry } from '@nadi/contract/schema';
import type { Traveller } from './traveller';

/** Returns a date of India's calendar. */
const dayIn = (days: number, now: Date) =>
  new Date(now.getTime() + (days * 24 + 5.5) * 3_600_000).toISOString().slice(0, 10);

/** Waitlists: a time that is free is held for one person, goes to the next, and is booked. */
export function waitlistJourneys({ ask, expectDone, confirmed, tokenFor }: Traveller): void {
  const once = () => ({ 'Idempotency-Key': crypto.randomUUID() });

  it('holds the only time of a doctor for the first who waits, and gives it to the next when it is declined', async () => {
    const doctor = await tokenFor('DOCTOR');
    const { id: doctorId } = (await ask('GET /doctors/profile', { by: doctor })).body.data as { id: string };
    const slots = await ask(`GET /doctors/directory/${doctorId}/slots`, {
      by: (await confirmed('looks-for-times@nadi.example')).token,
    });
    const today = (slots.body.data as { from: string }).from;
    const now = new Date(`${today}T00:00:00Z`);
    const types: NewAvailability['weekly'][number]['types'] = ['video_call'];
    const time = { kind: 'extra' as const, from: '10:00', to: '10:30', types, note: null };
    const hours: NewAvailability = {
      ...{ timeZone: 'Asia/Kolkata', visitMinutes: 30, bufferMinutes: 0, noticeMinutes: 0, daysAhead: 30 },
      ...{ confirmation: 'at_once', weekly: [], clinicAddress: null },
      exceptions: [],
      fees: { video_call: 50_000, audio_call: null, in_clinic: null },
    };
    const open = (exceptions: NewAvailability['exceptions']) =>
      expectDone(ask('PUT /doctors/availability/me', { by: doctor, body: { ...hours, exceptions } }));
    await open([{ ...time, date: dayIn(3, now) }]);
    const [{ token: first }, { token: second }] = [
      await confirmed('waits-first@nadi.example'),
      await confirmed('waits-second@nadi.example'),
    ];
    const join = (by: string, body: object = {}) =>
      ask('POST /waitlist', {
        ...{ by, headers: once() },
        body: { doctorId, types, from: today, until: dayIn(9, now), ...body },
      });
    const entryOf = async (by: string) =>
      ((await expectDone(ask('GET /waitlist', { by }))).body.data as WaitlistEntry[])[0];
    const answer = (by: string, id: string | undefined, word: string) =>
      ask(`POST /waitlist/${id}/${word}`, { by, headers: once() });
    expect(await join(first, { until: dayIn(70, now) })).toMatchObject({ status: 422 });
    expect(await join(first, { types: ['audio_call'] })).toMatchObject({ status: 422 });
    await expectDone(join(first), 201);
    expect(await join(first)).toMatchObject({ status: 409 });
    await expectDone(join(second), 201);
    // It was free as they joined.
    expect(await entryOf(first)).toMatchObject({ status: 'waiting' });
    await open([{ ...time, date: dayIn(2, now) }]);
    const offered = await entryOf(first);
    // At night no offer is made.
    if (offered?.status === 'offered') {
      const freeFor = async (by: string) =>
        (await expectDone(ask(`GET /doctors/directory/${doctorId}/slots`, { by }))).body.data as Slots;
      expect((await freeFor(second)).slots).toEqual([]);
      expect((await freeFor(first)).slots).toHaveLength(1);
      expect(await answer(second, offered.id, 'acceptance')).toMatchObject({ status: 404 });
      await expectDone(answer(first, offered.id, 'refusal'), 201);
      expect(await answer(first, offered.id, 'acceptance')).toMatchObject({ status: 409 });
      const next = await entryOf(second);
      expect(next).toMatchObject({ status: 'offered', offer: { scheduledAt: offered.offer?.scheduledAt } });
      const booked = (await expectDone(answer(second, next?.id, 'acceptance'), 201)).body
        .data as Consultation;
      expect(booked).toMatchObject({ status: 'confirmed', doctor: { id: doctorId }, type: 'video_call' });
      expect(await entryOf(second)).toMatchObject({ status: 'booked', offer: null });
    }
    await expectDone(ask(`DELETE /waitlist/${offered?.id}`, { by: first }));
    expect(await entryOf(first)).toBeUndefined();
    expect(await ask('GET /waitlist', { by: doctor })).toMatchObject({ status: 403 });
  });
}
