import type { Loaded } from '../../../patterns/state';

/** A count in tens; what is below ten is never told. */
export type AnalyticsCount = { state: 'COUNTED' | 'FEWER' | 'PARTLY' | 'UNKNOWN'; atLeast: number | null };

export type FigureName =
  | 'active-patients'
  | 'active-doctors'
  | 'patients-joined'
  | 'doctors-joined'
  | 'readings'
  | 'documents'
  | 'doses'
  | 'visits-booked'
  | 'visits-held'
  | 'visits-cancelled'
  | 'visits-missed'
  | 'messages-sent'
  | 'messages-failed';

type Share = { lowest: number; highest: number } | null;

export type Analytics = {
  step: 'day' | 'week';
  countedTo: string | null;
  parts: readonly { from: string; to: string }[];
  figures: readonly { figure: FigureName; total: AnalyticsCount; counts: readonly AnalyticsCount[] }[];
  outcomes: { visitsHeld: Share; visitsMissed: Share; messagesSent: Share };
  queues: {
    jobsDue: number;
    oldestDueAt: string | null;
    jobsFailed: number;
    registrationsWaiting: number;
    oldestRegistrationAt: string | null;
  };
};

export type AnalyticsState = Loaded<{ analytics: Analytics }>;
export type AnalyticsPeriod = '7d' | '30d' | '90d' | '1y';
