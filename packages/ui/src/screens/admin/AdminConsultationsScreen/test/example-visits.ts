import type { AdminVisit, AdminVisitFilter } from '../types';

export const clock = { now: '2026-11-20T16:48:00+05:30', timeZone: 'Asia/Kolkata' };

export const noFilter: AdminVisitFilter = { status: null, doctor: '', from: null, to: null };

const meera = { id: '0198f000-0000-7000-8000-000000000111', name: 'Meera Rao' };
const samuel = { id: '0198f000-0000-7000-8000-000000000112', name: 'Samuel Iype' };

/** Has each state and each type; a visit of an erased patient, one of an erased doctor, and one of which nobody knows since when. */
export const visits: readonly AdminVisit[] = [
  {
    ...{ id: 'visit-1', status: 'requested', since: '2026-11-20T15:10:00+05:30', type: 'in_clinic' },
    ...{ scheduledAt: '2026-11-24T10:30:00+05:30', duration: 30, patientName: 'Ravi Shetty', doctor: samuel },
  },
  {
    ...{ id: 'visit-2', status: 'confirmed', since: '2026-11-19T08:12:00+05:30', type: 'audio_call' },
    ...{ scheduledAt: '2026-11-21T09:00:00+05:30', duration: 20, patientName: 'Diya Menon', doctor: meera },
  },
  {
    ...{ id: 'visit-3', status: 'checked_in', since: '2026-11-20T16:24:00+05:30', type: 'video_call' },
    ...{
      scheduledAt: '2026-11-20T16:30:00+05:30',
      duration: 30,
      patientName: 'Asha Kulkarni',
      doctor: meera,
    },
  },
  {
    ...{ id: 'visit-4', status: 'in_progress', since: '2026-11-20T16:02:00+05:30', type: 'in_clinic' },
    ...{ scheduledAt: '2026-11-20T16:00:00+05:30', duration: 30, patientName: 'Kiran Das', doctor: samuel },
  },
  {
    ...{ id: 'visit-5', status: 'no_show', since: '2026-11-20T10:20:00+05:30', type: 'in_clinic' },
    ...{ scheduledAt: '2026-11-20T10:00:00+05:30', duration: 30, patientName: 'Ravi Shetty', doctor: samuel },
  },
  {
    ...{ id: 'visit-6', status: 'cancelled', since: '2026-11-18T21:05:00+05:30', type: 'video_call' },
    ...{ scheduledAt: '2026-11-19T17:00:00+05:30', duration: 30, patientName: null, doctor: meera },
  },
  {
    ...{ id: 'visit-7', status: 'completed', since: null, type: 'video_call' },
    ...{ scheduledAt: '2026-11-02T09:30:00+05:30', duration: 30, patientName: 'Asha Kulkarni', doctor: null },
  },
];
