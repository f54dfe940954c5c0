import { cast } from '@nadi/contract/examples';
import type { Authorization, ConsentKind, FoundPatient, PatientRow } from '../types';

/** People and requests for stories and tests; everybody is made up. */
export const clock = { now: '2026-11-20T09:00:00+05:30', timeZone: 'Asia/Kolkata' };
export const today = '2026-11-20';
export const kinds: readonly ConsentKind[] = [
  'allergies',
  'conditions',
  'medicines',
  'vital-signs',
  'immunisations',
  'emergency-contacts',
];

const { asha, kiran } = cast.people;

export const ashaFound: FoundPatient = {
  id: asha.id,
  firstName: asha.firstName,
  lastName: asha.lastName,
  yearOfBirth: 1972,
  gender: 'FEMALE',
  phoneEnding: '101',
};
export const kiranFound: FoundPatient = {
  id: kiran.id,
  firstName: kiran.firstName,
  lastName: kiran.lastName,
  yearOfBirth: null,
  gender: null,
  phoneEnding: null,
};
export const longNamed: FoundPatient = {
  id: '0198f000-0000-7000-8000-000000000199',
  firstName: 'Venkatanarasimharajuvaripeta Lakshmi',
  lastName: 'Subramaniam-Chattopadhyay',
  yearOfBirth: 1938,
  gender: 'PREFER_NOT_TO_SAY',
  phoneEnding: '004',
};

export const asking: Authorization = {
  id: '0198f000-0000-7000-8000-000000000901',
  status: 'REQUESTED',
  origin: 'request',
  purpose: 'CAREMGT',
  reason: 'Your first visit, at the clinic tomorrow. I want to see your sugar and blood pressure.',
  asked: {
    kinds: ['conditions', 'vital-signs'],
    dates: { from: '2025-11-20', to: '2026-11-20' },
    accessUntil: '2026-12-20T23:59:00+05:30',
  },
  allowed: null,
  entryIds: null,
  isCodeWaiting: false,
  requestedAt: '2026-11-20T08:36:00+05:30',
  answerBy: '2026-11-27T08:36:00+05:30',
  grantedAt: null,
  endedAt: null,
  denialReason: null,
};
export const granted: Authorization = {
  ...asking,
  id: '0198f000-0000-7000-8000-000000000902',
  status: 'GRANTED',
  reason: 'I look after your blood pressure, and want to see your readings between visits.',
  allowed: {
    kinds: ['allergies', 'conditions', 'medicines', 'vital-signs', 'emergency-contacts'],
    dates: null,
    accessUntil: '2026-11-30T23:59:00+05:30',
  },
  requestedAt: '2026-11-02T11:02:00+05:30',
  grantedAt: '2026-11-02T11:06:00+05:30',
};
export const emergency: Authorization = {
  ...granted,
  id: '0198f000-0000-7000-8000-000000000904',
  origin: 'emergency',
  purpose: 'BTG',
  reason: 'Brought in unconscious after a fall. Her medicines and conditions are needed now.',
  allowed: {
    kinds: ['allergies', 'conditions', 'medicines', 'vital-signs', 'immunisations', 'emergency-contacts'],
    dates: null,
    accessUntil: '2026-11-20T09:12:00+05:30',
  },
  requestedAt: '2026-11-20T08:57:00+05:30',
  grantedAt: '2026-11-20T08:57:00+05:30',
};

export const rowOf = (
  patient: FoundPatient,
  status: PatientRow['status'],
  ...authorizations: Authorization[]
): PatientRow => ({ ...patient, status, authorizations });

export const ended = (more: Partial<Authorization>): Authorization => ({
  ...asking,
  status: 'DENIED',
  endedAt: '2026-11-19T18:30:00+05:30',
  ...more,
});
