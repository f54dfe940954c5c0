import type { Fees, FreeTime, VisitStatus, VisitType } from '../types';

export type ScheduleVisit = {
  id: string;
  status: VisitStatus;
  type: VisitType;
  scheduledAt: string;
  endsAt: string;
  patient: { firstName: string; lastName: string };
  isOutsideHours: boolean;
};

export type ScheduleDay = {
  date: string;
  openings: readonly FreeTime[];
  visits: readonly ScheduleVisit[];
  free: readonly FreeTime[];
};

export type Hours = { day: number; from: string; to: string; types: readonly VisitType[] };
export type Exception = {
  date: string;
  kind: 'closed' | 'extra';
  from: string | null;
  to: string | null;
  types: readonly VisitType[];
  note: string | null;
};

export type Availability = {
  timeZone: string;
  visitMinutes: number;
  bufferMinutes: number;
  noticeMinutes: number;
  daysAhead: number;
  confirmation: 'at_once' | 'on_request';
  weekly: readonly Hours[];
  exceptions: readonly Exception[];
  fees: Fees;
  clinicAddress: string | null;
};
