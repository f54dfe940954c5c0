import type { AdminConsent, AdminConsentFilter } from '../types';

export const clock = { now: '2026-11-20T09:00:00+05:30', timeZone: 'Asia/Kolkata' };

export const noFilter: AdminConsentFilter = { status: null, purpose: null, doctor: '', patient: '' };

const meera = { id: '0198f000-0000-7000-8000-000000000111', name: 'Meera Rao' };
const samuel = { id: '0198f000-0000-7000-8000-000000000112', name: 'Samuel Iype' };
const asha = { id: '0198f000-0000-7000-8000-000000000101', name: 'Asha Kulkarni' };
const ravi = { id: '0198f000-0000-7000-8000-000000000102', name: 'Ravi Shetty' };

const waiting: AdminConsent = {
  ...{ id: 'consent-1', status: 'REQUESTED', origin: 'request', purpose: 'CAREMGT' },
  ...{ doctor: samuel, patient: asha, kinds: ['conditions', 'vital-signs', 'emergency-contacts'] },
  ...{ dates: { from: '2025-11-20', to: '2026-11-20' }, accessUntil: '2026-12-20T23:59:00+05:30' },
  ...{ entryCount: null, requestedAt: '2026-11-20T08:36:00+05:30', answerBy: '2026-11-27T08:36:00+05:30' },
  ...{ grantedAt: null, endedAt: null },
};
const granted = '2026-11-02T11:06:00+05:30';

/** Has each state and each beginning. */
export const consents: readonly AdminConsent[] = [
  waiting,
  {
    ...{ ...waiting, id: 'consent-2', status: 'GRANTED', origin: 'share', purpose: 'PATRQT', doctor: meera },
    ...{ kinds: ['lab-reports'], dates: null, entryCount: 3, requestedAt: granted, grantedAt: granted },
  },
  {
    ...{ ...waiting, id: 'consent-3', status: 'EXPIRED', origin: 'emergency', purpose: 'BTG', patient: ravi },
    ...{ kinds: ['allergies', 'medicines'], dates: null, requestedAt: granted },
    ...{ grantedAt: granted, endedAt: '2026-11-02T11:21:00+05:30' },
  },
  { ...waiting, id: 'consent-4', status: 'DENIED', endedAt: '2026-11-20T08:50:00+05:30', purpose: 'DSRCH' },
  {
    ...{ ...waiting, id: 'consent-5', status: 'EXPIRED', purpose: 'HPAYMT' },
    ...{ requestedAt: '2026-11-12T08:36:00+05:30', endedAt: '2026-11-19T08:36:00+05:30' },
  },
  {
    ...{ ...waiting, id: 'consent-6', status: 'REVOKED', doctor: meera, grantedAt: granted },
    requestedAt: '2026-11-02T11:02:00+05:30',
    endedAt: '2026-11-18T21:00:00+05:30',
  },
];
