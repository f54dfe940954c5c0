import type { DataRequest } from '../types';

export const clock = { now: '2026-11-20T09:00:00+05:30', timeZone: 'Asia/Kolkata' };

export const open: DataRequest = {
  id: '0198f000-0000-7000-8000-000000000f02',
  type: 'access',
  text: 'Please tell me with whom my prescriptions were shared since June.',
  nominee: null,
  status: 'open',
  dueOn: '2026-12-19',
  isOverdue: false,
  answer: null,
  startedAt: null,
  endedAt: null,
  createdAt: '2026-11-19T10:20:00+05:30',
  version: 1,
};

export const begun: DataRequest = {
  ...open,
  id: '0198f000-0000-7000-8000-000000000f04',
  type: 'nomination',
  text: 'I nominate my brother to act for me if I cannot.',
  nominee: { name: 'Nikhil Kulkarni', contact: 'nikhil@family.example' },
  status: 'in_progress',
  startedAt: '2026-11-19T15:00:00+05:30',
  version: 2,
};

export const overdue: DataRequest = {
  ...begun,
  id: '0198f000-0000-7000-8000-000000000f03',
  type: 'grievance',
  text: 'I asked twice by telephone who called me on behalf of the clinic. Nobody could say.',
  nominee: null,
  dueOn: '2026-11-17',
  isOverdue: true,
  createdAt: '2026-11-02T16:00:00+05:30',
};

export const answered: DataRequest = {
  ...open,
  id: '0198f000-0000-7000-8000-000000000f01',
  type: 'correction',
  text: 'My last name is misspelt on the invoice of last week.',
  status: 'answered',
  dueOn: '2026-12-02',
  answer: 'We corrected the name, and new invoices show it.\nThe old invoice must stay as it was issued.',
  startedAt: '2026-11-03T09:30:00+05:30',
  endedAt: '2026-11-04T15:10:00+05:30',
  createdAt: '2026-11-02T18:45:00+05:30',
  version: 3,
};

export const withdrawn: DataRequest = {
  ...open,
  id: '0198f000-0000-7000-8000-000000000f05',
  type: 'erasure',
  text: 'Please erase the photo of my profile.',
  status: 'withdrawn',
  endedAt: '2026-10-12T11:00:00+05:30',
  createdAt: '2026-10-11T18:45:00+05:30',
  version: 2,
};
