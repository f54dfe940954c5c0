import type { ReadingRow } from '@nadi/ui/components/ReadingTable';
import type { PatientDashboardState, Summary } from '@nadi/ui/screens/dashboard/PatientDashboardScreen';

/** The server's answer, before the clinical rules say what to tell of it. */
export type ReadSummary = Omit<Summary, 'told'> & {
  recent?: readonly ReadingRow[];
  attention?: ReadingRow | null;
};

type Ready = Extract<PatientDashboardState, { phase: 'ready' }>;
type NotHere = Extract<PatientDashboardState, { phase: 'not-on-device' }>;

/** The state as it was read: what to tell is not in it yet. */
export type ReadDashboardState =
  | Exclude<PatientDashboardState, { phase: 'ready' | 'not-on-device' }>
  | Omit<NotHere, 'told'>
  | (Omit<Ready, 'summary'> & { summary: ReadSummary });
