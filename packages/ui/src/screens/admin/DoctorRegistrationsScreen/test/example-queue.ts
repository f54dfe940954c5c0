import type { Registration } from '../types';

export const clock = { now: '2026-11-20T09:00:00+05:30', timeZone: 'Asia/Kolkata' };

const samuel: Registration = {
  id: 'registration-1',
  firstName: 'Samuel',
  lastName: 'Thomas',
  email: 'samuel@nadi.example',
  specialization: 'general-medicine',
  licenseNumber: 'EX-2019-000417',
  council: 'Karnataka Medical Council',
  experience: 6,
  status: 'UNVERIFIED',
  appliedAt: '2026-11-17T18:05:00+05:30',
  decidedAt: null,
  reason: null,
  version: 1,
};

/** Invented people; who has waited longest comes first. */
export const waiting: readonly Registration[] = [
  samuel,
  {
    ...samuel,
    id: 'registration-2',
    firstName: 'Farida',
    lastName: 'Khan',
    email: 'farida.khan.of.the.long.address@nadi.example',
    specialization: 'paediatrics',
    licenseNumber: 'EX-2025-001902',
    council: 'Maharashtra Medical Council',
    experience: 1,
    appliedAt: '2026-11-19T21:40:00+05:30',
  },
];

export const verified: readonly Registration[] = [
  {
    ...samuel,
    id: 'registration-3',
    firstName: 'Meera',
    lastName: 'Rao',
    email: 'meera@nadi.example',
    specialization: 'cardiology',
    licenseNumber: 'EX-2008-000122',
    experience: 18,
    status: 'VERIFIED',
    appliedAt: '2026-10-02T09:00:00+05:30',
    decidedAt: '2026-10-03T11:20:00+05:30',
    version: 2,
  },
];

export const rejected: readonly Registration[] = [
  {
    ...samuel,
    id: 'registration-4',
    firstName: 'Nikhil',
    lastName: 'Bose',
    email: 'nikhil@nadi.example',
    status: 'REJECTED',
    decidedAt: '2026-11-18T10:15:00+05:30',
    reason: 'The council has another name under this number. Check the number and write to us with a copy.',
    version: 2,
  },
];
