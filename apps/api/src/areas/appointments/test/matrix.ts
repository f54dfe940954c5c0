import type { Person } from '../../../../test/api';
import { caller, type Rules } from '../../../../test/matrix/rule';
import type { World } from '../../../../test/matrix/world';
import { png } from '../../../../test/pictures';
import { newToken } from '../../../kernel/keys/opaque-token';

const note = { notes: 'Seen today.' };

/** Cancels what a patient has booked, so that the next visit is soon. */
async function cancelAll({ api, visits }: World, patient: Person): Promise<void> {
  const listed = await api.ask
    .get('/consultations?limit=100')
    .set('Authorization', `Bearer ${patient.token}`)
    .expect(200);
  for (const { id, allowed } of listed.body.data)
    if (allowed.includes('cancelled')) await visits.setting(patient, id, 'cancelled').expect(200);
}

/** Returns the id of a photo of a visit of a person, on the side that they are on. */
async function photoOf(world: World, owner: Person): Promise<string> {
  const { api, visits } = world;
  if (await visits.isDoctor(owner))
    return (await visits.withPhoto(await api.signedIn('PATIENT'), owner)).photoId;
  await cancelAll(world, owner);
  return (await visits.withPhoto(owner)).photoId;
}

/** Returns a visit of a person, on the side that they are on, at which messages can be written. */
async function soon(world: World, owner: Person): Promise<string> {
  const { visits } = world;
  if (!(await visits.isDoctor(owner))) await cancelAll(world, owner);
  return (await visits.of(owner)).id;
}

export const rules: Rules = {
  readAvailability: caller,
  updateAvailability: { ...caller, ask: async ({ visits }) => ({ body: visits.hours }) },
  readCalendarFeed: caller,
  replaceCalendarFeed: { ...caller, ask: async () => ({ body: { token: newToken() } }) },
  deleteCalendarFeed: caller,
  openCalendarFeed: {
    about: 'nobody',
    ask: async ({ visits }) => ({ id: (await visits.calendarFeed()).token }),
  },
  readDoctorDashboard: caller,
  readSchedule: caller,
  cancelDay: { ...caller, ask: async () => ({ body: { date: '2026-11-21', reason: 'I am ill.' } }) },
  readDoctorAnalytics: caller,
  listDoctors: caller,
  readDoctor: { ...caller, ask: async ({ visits }) => ({ id: (await visits.doctor()).userId }) },
  readSlots: { ...caller, ask: async ({ visits }) => ({ id: (await visits.doctor()).userId }) },
  listConsultations: caller,
  bookConsultation: { ...caller, ask: async ({ visits }) => ({ body: await visits.booking() }) },
  readConsultation: {
    about: 'patient',
    ask: async ({ visits }, owner) => ({ id: (await visits.of(owner)).id }),
  },
  readConsultationCall: {
    about: 'patient',
    ask: async ({ visits }, owner) => ({ id: (await visits.of(owner)).id }),
  },
  rescheduleConsultation: {
    about: 'patient',
    ask: async ({ visits }, owner) => {
      const { id, later } = await visits.booked(owner);
      return { id, body: { scheduledAt: later } };
    },
  },
  changeConsultationStatus: {
    about: 'patient',
    ask: async ({ visits }, owner) => ({
      id: (await visits.of(owner)).id,
      body: { status: 'cancelled' },
    }),
  },
  readIntakeQuestions: caller,
  updateConsultationIntake: {
    about: 'patient',
    ask: async ({ visits }, owner) => ({
      id: (await visits.of(owner)).id,
      body: { answers: [] },
    }),
  },
  addConsultationPhoto: {
    about: 'patient',
    ask: async ({ visits }, owner) => ({ id: (await visits.of(owner)).id, file: { photo: png } }),
  },
  readConsultationPhoto: {
    about: 'patient',
    ask: async (world, owner) => ({ id: await photoOf(world, owner) }),
  },
  listConsultationMessages: {
    about: 'patient',
    ask: async ({ visits }, owner) => ({ id: (await visits.of(owner)).id }),
  },
  addConsultationMessage: {
    about: 'patient',
    ask: async (world, owner) => ({ id: await soon(world, owner), file: { photo: png } }),
  },
  deleteConsultationPhoto: {
    about: 'patient',
    ask: async (world, owner) => ({ id: await photoOf(world, owner) }),
  },
  rateConsultation: {
    about: 'patient',
    ask: async (world, owner) => {
      await cancelAll(world, owner);
      return { id: (await world.visits.completed(owner)).id, body: { stars: 5 } };
    },
  },
  holdSlot: { ...caller, ask: async ({ visits }) => ({ body: await visits.booking() }) },
  releaseSlot: {
    about: 'patient',
    ask: async ({ visits }, owner) => ({ id: (await visits.held(owner)).id }),
  },
  listWaitlist: caller,
  joinWaitlist: {
    ...caller,
    ask: async ({ visits }) => ({
      body: {
        ...{ doctorId: (await visits.doctor()).userId, types: ['video_call'] },
        ...{ from: '2026-11-21', until: '2026-11-28' },
      },
    }),
  },
  leaveWaitlist: {
    about: 'patient',
    ask: async ({ visits }, owner) => ({ id: (await visits.waiting(owner)).id }),
  },
  acceptWaitlistOffer: {
    about: 'patient',
    ask: async ({ visits }, owner) => ({ id: (await visits.offered(owner)).id }),
  },
  declineWaitlistOffer: {
    about: 'patient',
    ask: async ({ visits }, owner) => ({ id: (await visits.offered(owner)).id }),
  },
  listDoctorConsultations: caller,
  updateConsultationNotes: {
    ...caller,
    ask: async ({ visits, api }, doctor) => ({
      id: (await visits.begun(await api.signedIn('PATIENT'), doctor)).id,
      body: note,
    }),
  },
  addConsultationAddendum: {
    ...caller,
    ask: async ({ visits, api }, doctor) => ({
      id: (await visits.signed(await api.signedIn('PATIENT'), doctor)).id,
      body: { text: 'One thing more.' },
    }),
  },
};
