import type { Visit } from '../ConsultationScreen/ConsultationScreen';
import type { Availability, ScheduleDay } from '../ScheduleScreen/types';
import type { BookableDoctor, FreeTime, VisitRow, WaitRow } from '../types';

/** People and visits for stories; everybody is made up. */
export const clock = { now: '2026-11-20T09:00:00+05:30', timeZone: 'Asia/Kolkata' };

const id = (end: string) => `0198f000-0000-7000-8000-000000000${end}`;

export const free = (from: string, to: string, types: FreeTime['types'] = ['video_call', 'in_clinic']) => ({
  startsAt: `2026-11-${from}:00+05:30`,
  endsAt: `2026-11-${to}:00+05:30`,
  types,
});

export const slots: FreeTime[] = [
  free('20T16:30', '20T17:00'),
  free('20T17:00', '20T17:30'),
  free('23T09:00', '23T09:30', ['video_call', 'audio_call']),
  free('23T09:30', '23T10:00', ['video_call', 'audio_call']),
  free('24T10:00', '24T10:30', ['video_call', 'audio_call', 'in_clinic']),
];
export const days = [20, 21, 22, 23, 24, 25, 26].map((day) => `2026-11-${day}`);

export const meera: BookableDoctor = {
  id: id('111'),
  firstName: 'Meera',
  lastName: 'Rao',
  specialization: 'cardiology',
  licenseNumber: 'EX-000111',
  council: 'Example State Medical Council',
  experience: 14,
  languages: ['en', 'hi', 'kn'],
  about: 'I see adults with high blood pressure and heart failure.',
  timeZone: 'Asia/Kolkata',
  confirmation: 'at_once',
  fees: { video_call: 80_000, audio_call: 60_000, in_clinic: 100_000 },
  clinicAddress: '12 Example Road, Jayanagar, Bengaluru',
  types: ['video_call', 'audio_call', 'in_clinic'],
  nextSlot: free('20T16:30', '20T17:00'),
};

export const samuel: BookableDoctor = {
  ...meera,
  id: id('112'),
  firstName: 'Samuel',
  lastName: 'Iype',
  specialization: 'general-medicine',
  experience: 1,
  languages: [],
  about: null,
  confirmation: 'on_request',
  fees: { video_call: null, audio_call: null, in_clinic: null },
  clinicAddress: null,
  types: [],
  nextSlot: null,
};

export const booked: VisitRow = {
  id: id('c01'),
  status: 'confirmed',
  type: 'video_call',
  scheduledAt: '2026-11-20T16:30:00+05:30',
  endsAt: '2026-11-20T17:00:00+05:30',
  patient: { id: id('101'), firstName: 'Asha', lastName: 'Kulkarni' },
  doctor: { id: meera.id, firstName: 'Meera', lastName: 'Rao', specialization: 'cardiology' },
  reason: 'Seven days of home readings are ready. Light-headed twice when standing up fast.',
  fee: 80_000,
  clinicAddress: null,
  noteState: 'none',
  allowed: ['cancelled'],
  canMove: true,
  changes: [{ status: 'confirmed', by: 'PATIENT', reason: null }],
};

export const waiting: WaitRow = {
  ...{ id: id('e01'), doctor: booked.doctor, from: '2026-11-20', until: '2026-11-27' },
  ...{ status: 'waiting', endedBecause: null, offer: null, missedOffers: 0 },
};

export const offered: WaitRow = {
  ...waiting,
  id: id('e02'),
  status: 'offered',
  offer: {
    ...{ scheduledAt: '2026-11-21T10:00:00+05:30', endsAt: '2026-11-21T10:30:00+05:30' },
    ...{ type: 'video_call', expiresAt: '2026-11-20T09:40:00+05:30', confirmation: 'at_once' },
  },
  missedOffers: 1,
};

export const endedWait: WaitRow = {
  ...waiting,
  ...{ id: id('e03'), status: 'ended', endedBecause: 'missed', missedOffers: 3 },
};

export const requested: VisitRow = {
  ...booked,
  id: id('c04'),
  status: 'requested',
  type: 'in_clinic',
  scheduledAt: '2026-12-03T17:00:00+05:30',
  endsAt: '2026-12-03T17:30:00+05:30',
  clinicAddress: meera.clinicAddress,
  fee: null,
  reason: null,
  changes: [{ status: 'requested', by: 'PATIENT', reason: null }],
};

export const dueNow: VisitRow = {
  ...booked,
  id: id('c05'),
  scheduledAt: '2026-11-20T09:30:00+05:30',
  endsAt: '2026-11-20T10:00:00+05:30',
  allowed: ['checked_in', 'cancelled'],
};

const over = { allowed: [], canMove: false } as const;
export const completed: VisitRow = {
  ...booked,
  ...over,
  id: id('c02'),
  status: 'completed',
  scheduledAt: '2026-11-02T09:30:00+05:30',
  endsAt: '2026-11-02T10:00:00+05:30',
  reason: 'Ankles swell in the evening.',
  noteState: 'signed',
};
export const cancelled: VisitRow = {
  ...booked,
  ...over,
  id: id('c03'),
  status: 'cancelled',
  scheduledAt: '2026-10-21T10:00:00+05:30',
  endsAt: '2026-10-21T10:30:00+05:30',
  changes: [{ status: 'cancelled', by: 'DOCTOR', reason: 'The cath lab needs me that morning.' }],
};
export const missed: VisitRow = { ...completed, id: id('c06'), status: 'no_show', noteState: 'none' };

const byDoctor = (status: Visit['status']) => ({ status, by: 'DOCTOR' as const, reason: null });
const here = { status: 'checked_in', by: 'PATIENT', reason: null } as const;

/** All changes of a visit, of which a list names the last. */
const changesOf = ({ status, changes }: VisitRow): VisitRow['changes'] => {
  const [first] = booked.changes;
  if (!first || status === 'requested' || status === 'confirmed') return changes;
  if (status === 'cancelled') return [first, ...changes];
  if (status === 'no_show') return [first, byDoctor('no_show')];
  const done = [byDoctor('in_progress'), byDoctor('completed')];
  return [first, here, ...done.slice(0, status === 'completed' ? 2 : status === 'in_progress' ? 1 : 0)];
};

/** A visit as its own page has it. */
export const visitOf = (row: VisitRow, more: Partial<Visit> = {}): Visit => ({
  ...row,
  timeZone: 'Asia/Kolkata',
  notes: null,
  noteVersion: row.noteState === 'none' ? 0 : 1,
  signedAt: null,
  addenda: [],
  prescription: null,
  changes: changesOf(row).map((change, index) => ({
    ...change,
    at: `2026-10-19T08:1${index}:00+05:30`,
    scheduledAt: row.scheduledAt,
  })),
  ...more,
});

export const availability: Availability = {
  timeZone: 'Asia/Kolkata',
  visitMinutes: 30,
  bufferMinutes: 5,
  noticeMinutes: 120,
  daysAhead: 60,
  confirmation: 'at_once',
  weekly: [
    { day: 1, from: '09:00', to: '12:30', types: ['video_call', 'audio_call'] },
    { day: 5, from: '14:00', to: '17:30', types: ['video_call', 'in_clinic'] },
  ],
  exceptions: [
    { date: '2026-11-25', kind: 'closed', from: null, to: null, types: ['video_call'], note: 'Cath lab' },
  ],
  fees: meera.fees,
  clinicAddress: meera.clinicAddress,
};

const dayOf = (date: string, more: Partial<ScheduleDay> = {}): ScheduleDay => ({
  date,
  openings: [],
  visits: [],
  free: [],
  ...more,
});

export const week: ScheduleDay[] = [
  dayOf('2026-11-16', { openings: [free('16T09:00', '16T12:30')] }),
  dayOf('2026-11-17', {
    visits: [
      {
        ...completed,
        scheduledAt: '2026-11-17T10:00:00+05:30',
        patient: { firstName: 'Ravi', lastName: 'Shetty' },
        isOutsideHours: false,
      },
    ],
  }),
  dayOf('2026-11-18'),
  dayOf('2026-11-19', {
    visits: [
      {
        ...booked,
        id: id('c07'),
        scheduledAt: '2026-11-19T09:00:00+05:30',
        patient: { firstName: 'Diya', lastName: 'Menon' },
        isOutsideHours: true,
      },
    ],
  }),
  dayOf('2026-11-20', {
    openings: [free('20T14:00', '20T17:30')],
    visits: [{ ...booked, isOutsideHours: false }],
    free: [free('20T15:00', '20T15:30'), free('20T17:00', '20T17:30')],
  }),
  dayOf('2026-11-21'),
  dayOf('2026-11-22'),
];
