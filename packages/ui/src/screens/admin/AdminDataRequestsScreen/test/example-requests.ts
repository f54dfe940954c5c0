import type { AdminDataRequest } from '../types';

export const clock = { now: '2026-11-20T09:00:00+05:30', timeZone: 'Asia/Kolkata' };

const nisha = { id: '0198f000-0000-7000-8000-000000000121', name: 'Nisha Pillai' };

export const open: AdminDataRequest = {
  id: '0198f000-0000-7000-8000-000000000f02',
  person: {
    id: '0198f000-0000-7000-8000-000000000101',
    name: 'Asha Kulkarni',
    email: 'asha@nadi.example',
    role: 'PATIENT',
  },
  type: 'access',
  text: 'Please tell me with whom my prescriptions were shared since June.',
  nominee: null,
  status: 'open',
  dueOn: '2026-12-19',
  isOverdue: false,
  answer: null,
  startedAt: null,
  startedBy: null,
  endedAt: null,
  answeredBy: null,
  createdAt: '2026-11-19T10:20:00+05:30',
  version: 1,
};

export const overdue: AdminDataRequest = {
  ...open,
  id: '0198f000-0000-7000-8000-000000000f03',
  person: {
    id: '0198f000-0000-7000-8000-000000000102',
    name: 'Ravi Shetty',
    email: 'ravi@nadi.example',
    role: 'PATIENT',
  },
  type: 'grievance',
  text: 'I asked twice by telephone who called me on behalf of the clinic. Nobody could say.',
  status: 'in_progress',
  dueOn: '2026-11-17',
  isOverdue: true,
  startedAt: '2026-11-05T11:00:00+05:30',
  startedBy: nisha,
  createdAt: '2026-11-02T16:00:00+05:30',
  version: 2,
};

export const nomination: AdminDataRequest = {
  ...open,
  id: '0198f000-0000-7000-8000-000000000f04',
  person: {
    id: '0198f000-0000-7000-8000-000000000111',
    name: 'Meera Rao',
    email: 'meera@nadi.example',
    role: 'DOCTOR',
  },
  type: 'nomination',
  text: 'My sister acts for me if I cannot.',
  nominee: { name: 'Lata Rao', contact: '+91 00000 00301' },
};

export const answered: AdminDataRequest = {
  ...overdue,
  status: 'answered',
  isOverdue: false,
  answer: 'A colleague called to move a visit.\nShe now says her name first.',
  endedAt: '2026-11-16T11:00:00+05:30',
  answeredBy: nisha,
  version: 3,
};
