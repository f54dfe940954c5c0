import { expect } from '@jest/globals';
import type { Consultation, NewAvailability, Slot, SlotHold, WaitlistEntry } from '@nadi/contract/schema';
import { addDays } from '@nadi/domain/kernel/calendar';
import { localDay } from '@nadi/domain/kernel/time-zone';
import { newToken } from '../src/kernel/keys/opaque-token';
import { by, once, type Person, type TestApi } from './api';
import { minutes } from './clock';
import { png } from './pictures';

type Who = Pick<Person, 'token' | 'userId'>;

/** Every hour of every day, for visits of half an hour. */
export const hours: NewAvailability = {
  timeZone: 'Asia/Kolkata',
  visitMinutes: 30,
  bufferMinutes: 0,
  noticeMinutes: 0,
  daysAhead: 30,
  confirmation: 'at_once',
  weekly: [1, 2, 3, 4, 5, 6, 7].map((day) => ({
    day,
    from: '00:00',
    to: '24:00',
    types: ['video_call', 'in_clinic'],
  })),
  exceptions: [],
  fees: { video_call: 80000, audio_call: null, in_clinic: 100000 },
  clinicAddress: '12 Example Road, Bengaluru',
};

/** Visits of tests, in the way that people make them. */
export function visitsOf(api: TestApi) {
  const { ask, clock } = api;
  const visits = {
    hours,

    opening: (doctor: Who, changes: Partial<NewAvailability> = {}) =>
      ask
        .put('/doctors/availability/me')
        .set(by(doctor))
        .send({ ...hours, ...changes }),

    /** Someone in a new session: an access token lasts fifteen minutes of a clock that tests move. */
    async renewed(who: Person): Promise<Person> {
      const { email, password } = who;
      const { body } = await ask.post('/auth/login').send({ email, password }).expect(200);
      return { ...who, token: body.data.token };
    },

    /** A verified doctor whom patients can book. */
    async doctor(changes: Partial<NewAvailability> = {}): Promise<Person> {
      const doctor = await api.signedIn('DOCTOR');
      await visits.opening(doctor, changes).expect(200);
      return doctor;
    },

    async slots(patient: Who, doctor: Who, query = ''): Promise<Slot[]> {
      const asking = ask.get(`/doctors/directory/${doctor.userId}/slots${query}`).set(by(patient));
      return (await asking.expect(200)).body.data.slots;
    },

    posting: (patient: Who, body: object) =>
      ask
        .post('/consultations')
        .set({ ...by(patient), ...once() })
        .send(body),

    /** The body of a booking that succeeds. */
    async booking(): Promise<{ doctorId: string; scheduledAt: string }> {
      const doctor = await visits.doctor();
      const [first] = await visits.slots(await api.signedIn('PATIENT'), doctor);
      return { doctorId: doctor.userId, scheduledAt: first?.startsAt ?? '' };
    },

    holding: (patient: Who, body: object, headers: object = once()) =>
      ask
        .post('/slot-holds')
        .set({ ...by(patient), ...headers })
        .send(body),

    /** A time that is held for a patient while they book. */
    async held(patient: Who): Promise<SlotHold> {
      return (await visits.holding(patient, await visits.booking()).expect(201)).body.data;
    },

    /** A booked visit, and a time to which it can be moved. */
    async booked(
      patient: Who,
      doctor?: Who,
      changes: object = {},
    ): Promise<Consultation & { later: string; doctorPerson: Who }> {
      const with_ = doctor ?? (await visits.doctor());
      if (doctor) await visits.opening(doctor).expect(200);
      // Half an hour from now: it can still be moved, and checked in for. A patient who has a visit then gets the next time.
      const slots = await visits.slots(patient, with_);
      for (let nth = 1; ; nth += 1) {
        const body = { doctorId: with_.userId, scheduledAt: slots[nth]?.startsAt, ...changes };
        const booking = await visits.posting(patient, body);
        if (booking.status === 409 && nth < 8) continue;
        expect({ status: booking.status, detail: booking.body.detail }).toEqual({ status: 201 });
        const later = slots[nth + 2]?.startsAt ?? '';
        return { ...booking.body.data, later, doctorPerson: with_ };
      }
    },

    async isDoctor(person: Who): Promise<boolean> {
      return (await ask.get('/auth/me').set(by(person)).expect(200)).body.data.user.role === 'DOCTOR';
    },

    /** A booked visit of a person, on the side that they are on. */
    async of(person: Who) {
      return (await visits.isDoctor(person))
        ? visits.booked(await api.signedIn('PATIENT'), person)
        : visits.booked(person);
    },

    setting: (who: Who, id: string, status: string, more: object = {}) =>
      ask
        .put(`/consultations/${id}/status`)
        .set(by(who))
        .send({ status, ...more }),

    reading: (who: Who, id: string) => ask.get(`/consultations/${id}`).set(by(who)),

    /** A visit that is under way. */
    async begun(patient: Who, doctor: Who, reason = 'A cough.'): Promise<Consultation> {
      const booked = await visits.booked(patient, doctor, { reason });
      const wait = Date.parse(booked.scheduledAt) - clock.now().getTime();
      if (wait > minutes(60)) throw new Error('The first time of this doctor is too late for a test.');
      await visits.setting(patient, booked.id, 'checked_in').expect(200);
      return (await visits.setting(doctor, booked.id, 'in_progress').expect(200)).body.data;
    },

    /** A visit that is over, without a note. */
    async completed(patient: Who, doctor?: Who): Promise<Consultation> {
      const with_ = doctor ?? (await visits.doctor());
      const { id } = await visits.begun(patient, with_);
      return (await visits.setting(with_, id, 'completed').expect(200)).body.data;
    },

    answeringQuestions: (patient: Who, id: string, answers: readonly object[]) =>
      ask.put(`/consultations/${id}/intake`).set(by(patient)).send({ answers }),

    addingPhoto: (patient: Who, id: string, photo: Buffer = png, headers: object = once()) =>
      ask
        .post(`/consultations/${id}/photos`)
        .set({ ...by(patient), ...headers })
        .attach('photo', photo, 'photo.png'),

    writing: (who: Who, id: string, text: string, headers: object = once()) =>
      ask
        .post(`/consultations/${id}/messages`)
        .set({ ...by(who), ...headers })
        .field('message', JSON.stringify({ text })),

    sendingPhoto: (who: Who, id: string, photo: Buffer = png, headers: object = once()) =>
      ask
        .post(`/consultations/${id}/messages`)
        .set({ ...by(who), ...headers })
        .attach('photo', photo, 'photo.png'),

    messages: (who: Who, id: string, query = '') =>
      ask.get(`/consultations/${id}/messages${query}`).set(by(who)),

    /** A booked visit with a photo, and the id of the photo. */
    async withPhoto(patient: Who, doctor?: Who): Promise<{ id: string; photoId: string; doctorPerson: Who }> {
      const { id, doctorPerson } = await visits.booked(patient, doctor);
      const { body } = await visits.addingPhoto(patient, id).expect(201);
      return { id, photoId: body.data.intake.photos[0].id, doctorPerson };
    },

    rating: (patient: Who, id: string, body: object) =>
      ask.put(`/consultations/${id}/rating`).set(by(patient)).send(body),

    joining: (patient: Who, doctor: Pick<Who, 'userId'>, changes: object = {}) => {
      const today = localDay(clock.now(), hours.timeZone);
      const wanted = { types: ['video_call'], from: today, until: addDays(today, 14) };
      return ask
        .post('/waitlist')
        .set({ ...by(patient), ...once() })
        .send({ doctorId: doctor.userId, ...wanted, ...changes });
    },

    /** An entry on the waitlist of a doctor who has no free time. */
    async waiting(patient: Who): Promise<WaitlistEntry> {
      const doctor = await visits.doctor({ weekly: [] });
      return (await visits.joining(patient, doctor).expect(201)).body.data;
    },

    waitlist: async (patient: Who): Promise<WaitlistEntry[]> =>
      (await ask.get('/waitlist').set(by(patient)).expect(200)).body.data,

    /** Closes the hours of a doctor for as long as someone does something, such as joining the waitlist. */
    async whileClosed<Done>(doctor: Who, work: () => Promise<Done>): Promise<Done> {
      const { body } = await ask.get('/doctors/availability/me').set(by(doctor)).expect(200);
      const { version: _, ...rules } = body.data;
      await visits.opening(doctor, { weekly: [] }).expect(200);
      const done = await work();
      await visits.opening(doctor, rules).expect(200);
      return done;
    },

    /** An entry with an offer, of a time that became free after the patient joined. */
    async offered(patient: Who, doctor?: Who): Promise<WaitlistEntry> {
      const with_ = doctor ?? (await visits.doctor());
      const joined = await visits.whileClosed(with_, () => visits.joining(patient, with_).expect(201));
      const { id } = joined.body.data;
      const found = (await visits.waitlist(patient)).find((entry) => entry.id === id);
      if (found?.status !== 'offered') throw new Error('There is no time that could be offered.');
      return found;
    },

    answering: (patient: Who, id: string, answer: 'acceptance' | 'refusal') =>
      ask.post(`/waitlist/${id}/${answer}`).set({ ...by(patient), ...once() }),

    /** The calendar feed of a doctor, and its token. */
    async calendarFeed(doctor?: Who): Promise<{ token: string; doctor: Who }> {
      const made = { token: newToken(), doctor: doctor ?? (await visits.doctor()) };
      const { token } = made;
      await ask.put('/doctors/calendar-feed/me').set(by(made.doctor)).send({ token }).expect(200);
      return made;
    },

    noting: (doctor: Who, id: string, body: object) =>
      ask.put(`/doctors/consultations/${id}/notes`).set(by(doctor)).send(body),

    /** A visit that is over, with a signed note. */
    async signed(patient: Who, doctor: Who, text = 'Rest, and water.'): Promise<Consultation> {
      const { id } = await visits.begun(patient, doctor, text);
      await visits.setting(doctor, id, 'completed').expect(200);
      return (await visits.noting(doctor, id, { notes: text, isSigned: true, noteVersion: 0 }).expect(200))
        .body.data;
    },

    /** A visit that is over, with a message of its patient. */
    async written(patient: Who, text: string): Promise<void> {
      const doctor = await visits.doctor();
      const { id } = await visits.begun(patient, doctor);
      await visits.writing(patient, id, text).expect(201);
      await visits.setting(doctor, id, 'completed').expect(200);
    },
  };
  return visits;
}
