import type { RefObject } from 'react';
import type { Saved } from '../../../patterns/state';
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

/** The visits that are cancelled with a day, and those of it that are under way or over. */
export type DayVisits = { cancelled: number; left: number };

export type CancelDayProps = {
  date: string;
  /** Null for a day that is over, or that is closed and has no visit to cancel. */
  cancellable: DayVisits | null;
  /** @param reason is told to each patient */
  onCancelDay: (date: string, reason: string) => Promise<Saved<DayVisits>>;
  focusAfter: RefObject<HTMLElement | null>;
};
