import type { AuditEntry, AuditFilter, PageLog } from '../types';

export const clock = { now: '2026-11-20T09:00:00+05:30', timeZone: 'Asia/Kolkata' };

export const noFilter: AuditFilter = {
  ...{ actor: '', subject: '', recordType: null, action: null, from: null, to: null },
};

const asha = { id: '0198f000-0000-7000-8000-000000000101', name: 'Asha Kulkarni' };
const meera = { id: '0198f000-0000-7000-8000-000000000111', name: 'Meera Rao' };

const read: AuditEntry = {
  ...{ id: 'entry-1', at: '2026-11-20T08:30:00+05:30', subject: asha, actor: meera, role: 'DOCTOR' },
  ...{ onBehalfOf: null, action: 'read', recordType: 'vital-sign', purpose: 'TREAT' },
  ...{ operation: 'listVitalSigns', recordIds: ['reading-1', 'reading-2'], requestId: 'request-1' },
};

/** Has each kind of actor: a doctor, family, the patient, someone who is gone, and the platform; in an emergency too. */
export const entries: readonly AuditEntry[] = [
  read,
  {
    ...read,
    ...{
      id: 'entry-2',
      at: '2026-11-20T08:10:00+05:30',
      role: 'PATIENT',
      purpose: 'FAMRQT',
      action: 'create',
    },
    actor: { id: 'person-2', name: 'Anil Kulkarni' },
    ...{ onBehalfOf: asha, operation: 'recordVitalSign', recordIds: ['reading-3'] },
  },
  {
    ...read,
    ...{ id: 'entry-3', at: '2026-11-20T07:55:00+05:30', actor: asha, role: 'PATIENT', purpose: 'PATRQT' },
    ...{ action: 'create', recordType: 'session', operation: 'signIn', recordIds: [] },
  },
  {
    ...read,
    ...{ id: 'entry-4', at: '2026-11-19T23:40:00+05:30', purpose: 'ETREAT', recordType: 'emergency-access' },
    ...{ actor: { id: 'person-4', name: null }, operation: 'openEmergencyAccess', recordIds: [] },
  },
  {
    ...read,
    ...{ id: 'entry-5', at: '2026-11-19T22:05:00+05:30', actor: null, role: 'SYSTEM', purpose: 'HOPERAT' },
    ...{ action: 'change', recordType: 'session', operation: 'lockSignIn', recordIds: [] },
  },
];

export const logs: readonly PageLog[] = [
  {
    ...{ id: 'log-1', receivedAt: '2026-11-20T08:41:00+05:30', noticedAt: '2026-11-20T08:40:58+05:30' },
    ...{ level: 'error', message: 'TypeError at VitalSignsRoute', errorId: '5f0c19ae' },
    page: '/dashboard/vital-signs',
    browser: 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0',
    role: 'PATIENT',
  },
  {
    ...{ id: 'log-2', receivedAt: '2026-11-20T08:39:00+05:30', noticedAt: '2026-11-20T08:38:57+05:30' },
    ...{ level: 'warn', message: 'A request took long', errorId: null, page: '/auth/login' },
    ...{ browser: 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0', role: null },
  },
];
