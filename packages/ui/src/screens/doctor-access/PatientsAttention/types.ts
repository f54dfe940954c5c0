import type {
  AdviceLevel,
  Condition,
  Interpretation,
} from '../../../components/private/reading/interpretation';
import type { Reading, ReadingNumbers } from '../../../components/private/reading/reading';
import type { ConsentKind, FoundPatient } from '../types';

export type WaitingRequest = {
  id: string;
  patient: FoundPatient;
  /** The patient shares something else with the doctor now. */
  isActive: boolean;
  /** The patient allowed it, and reads out a code now. */
  isCodeWaiting: boolean;
  /** RFC 3339, as the moments below. */
  requestedAt: string;
  answerBy: string;
};

export type CriticalReading = ReadingNumbers &
  Pick<Reading, 'id' | 'measuredAt' | 'timing'> &
  Pick<Interpretation, 'status' | 'advice' | 'worst'>;

export type CriticalPatient = {
  patient: FoundPatient;
  readings: readonly CriticalReading[];
  isMore: boolean;
  together: { advice: AdviceLevel; condition: Condition | null } | null;
};

export type NewsOfPatient = {
  patient: FoundPatient;
  since: string;
  /** The doctor opened the record then; otherwise the access began. */
  hasLooked: boolean;
  newestAt: string;
  entries: readonly { kind: ConsentKind; count: number }[];
  isMore: boolean;
};

/** The bits of the contract's `DoctorDashboard` that are about other people's records. */
export type Attention = {
  requests: { requests: readonly WaitingRequest[]; count: number };
  critical: { days: number; patients: readonly CriticalPatient[]; count: number; isPart: boolean };
  news: { patients: readonly NewsOfPatient[]; count: number; isPart: boolean };
  /** Questions of patients about clinical trials that wait for an answer. */
  trialQuestions: number;
};
