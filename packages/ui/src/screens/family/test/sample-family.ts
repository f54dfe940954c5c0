import type { ActivityRow, HandOverRow, HelperRow, InvitationRow, MemberRow } from '../types';

export const clock = { now: '2026-11-20T10:10:00+05:30', timeZone: 'Asia/Kolkata' };

export const sushila: MemberRow = {
  id: 'sushila',
  firstName: 'Sushila',
  lastName: 'Joshi',
  relationship: 'mother',
  level: 'manage',
  since: '2026-01-03T10:00:00+05:30',
  until: '2027-03-31',
  hasAccount: true,
  dateOfBirth: '1948-05-20',
  gender: 'FEMALE',
  guardians: [],
  isReviewDue: false,
  version: 2,
};
export const rohan: MemberRow = {
  id: 'rohan',
  firstName: 'Rohan',
  lastName: 'Kulkarni',
  relationship: 'son',
  level: 'guardian',
  since: '2026-02-10T18:30:00+05:30',
  until: '2032-08-08',
  hasAccount: false,
  dateOfBirth: '2014-08-09',
  gender: 'MALE',
  guardians: [{ firstName: 'Asha', lastName: 'Kulkarni', isYou: true }],
  isReviewDue: false,
  version: 1,
};
export const mira: MemberRow = {
  ...rohan,
  id: 'mira',
  firstName: 'Mira',
  lastName: 'Shetty',
  relationship: 'granddaughter',
  dateOfBirth: '2026-03-14',
  until: '2044-03-13',
  gender: 'FEMALE',
  guardians: [
    { firstName: 'Kavya', lastName: 'Shetty', isYou: false },
    { firstName: 'Asha', lastName: 'Kulkarni', isYou: true },
  ],
};
/** She turns 18 on 10 January 2027. */
export const tara: MemberRow = {
  ...rohan,
  id: 'tara',
  firstName: 'Tara',
  relationship: 'daughter',
  dateOfBirth: '2009-01-10',
  until: '2027-01-09',
  gender: 'FEMALE',
};
export const notInvited: HandOverRow = {
  id: 'tara',
  firstName: 'Tara',
  adultOn: '2027-01-10',
  isEnded: false,
  isTakenOver: false,
  invitation: null,
};
export const linkSent: HandOverRow = {
  ...notInvited,
  invitation: {
    email: 'tara@family.example',
    sentAt: '2026-11-16T09:00:00+05:30',
    expiresAt: '2026-12-16T09:00:00+05:30',
    status: 'WAITING',
  },
};
export const linkOver: HandOverRow = {
  ...notInvited,
  invitation: {
    email: 'tara@family.example',
    sentAt: '2026-10-10T09:00:00+05:30',
    expiresAt: '2026-11-09T09:00:00+05:30',
    status: 'EXPIRED',
  },
};
export const takenOver: HandOverRow = { ...notInvited, isTakenOver: true };
/** He turned 18, and nobody has taken his record over. */
export const notTakenOver: HandOverRow = {
  ...notInvited,
  id: 'vivaan',
  firstName: 'Vivaan',
  adultOn: '2026-11-02',
  isEnded: true,
};

export const longNamed: MemberRow = {
  ...sushila,
  id: 'long',
  firstName: 'Venkatanarasimharajuvaripeta',
  lastName: 'Ramanathaswamy Subrahmanyam Krishnamoorthy',
  level: 'view',
  until: null,
  relationship: 'father-in-law',
  gender: null,
  dateOfBirth: null,
};

export const kavya: HelperRow = {
  id: 'kavya',
  firstName: 'Kavya',
  lastName: 'Shetty',
  relationship: 'daughter',
  level: 'view',
  since: '2026-06-30T09:15:00+05:30',
  until: '2027-06-30',
  version: 1,
};

/** A guardian, as the young person who took the record over sees them. */
export const guardian: HelperRow = {
  ...kavya,
  id: 'guardian',
  firstName: 'Asha',
  lastName: 'Kulkarni',
  relationship: 'mother',
  level: 'guardian',
  until: '2027-01-09',
};

export const sent: InvitationRow = {
  id: 'sent',
  isYours: true,
  purpose: 'act-for-me',
  email: 'vikram@family.example',
  sender: 'Asha Kulkarni',
  memberName: null,
  relationship: 'husband',
  level: 'manage',
  until: null,
  status: 'WAITING',
  createdAt: '2026-11-16T09:00:00+05:30',
  expiresAt: '2026-11-23T09:00:00+05:30',
};
export const expired: InvitationRow = {
  ...sent,
  id: 'expired',
  purpose: 'guardian',
  memberName: 'Rohan',
  level: 'guardian',
  status: 'EXPIRED',
  createdAt: '2026-11-02T09:00:00+05:30',
  expiresAt: '2026-11-09T09:00:00+05:30',
};
export const declined: InvitationRow = {
  ...sent,
  id: 'declined',
  purpose: 'act-for-you',
  status: 'DECLINED',
};
export const asked: InvitationRow = {
  ...sent,
  id: 'asked',
  isYours: false,
  purpose: 'act-for-you',
  email: 'asha@nadi.example',
  sender: 'Anil Joshi',
  relationship: 'sister',
  level: 'manage',
  until: '2027-12-31',
};

export const activity: readonly ActivityRow[] = [
  {
    id: '1',
    at: '2026-11-19T19:20:00+05:30',
    by: 'Asha Kulkarni',
    isYou: true,
    action: 'create',
    recordType: 'vital-sign',
    operation: 'recordVitalSign',
    recordIds: ['r'],
  },
  {
    id: '2',
    at: '2026-11-18T11:05:00+05:30',
    by: 'Asha Kulkarni',
    isYou: true,
    action: 'create',
    recordType: 'consultation',
    operation: 'bookConsultation',
    recordIds: ['c'],
  },
  {
    id: '3',
    at: '2026-11-16T21:12:00+05:30',
    by: 'Anil Joshi',
    isYou: false,
    action: 'read',
    recordType: 'medicine',
    operation: 'listMedicines',
    recordIds: [],
  },
  {
    id: '4',
    at: '2026-11-15T21:12:00+05:30',
    by: null,
    isYou: false,
    action: 'create',
    recordType: 'medicine-dose',
    operation: 'recordMedicineDose',
    recordIds: ['d'],
  },
];
