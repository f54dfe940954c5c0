import type { Saved } from '../../patterns/state';

export type TrialStatus =
  | 'NOT_YET_RECRUITING'
  | 'RECRUITING'
  | 'ENROLLING_BY_INVITATION'
  | 'ACTIVE_NOT_RECRUITING'
  | 'COMPLETED'
  | 'SUSPENDED'
  | 'TERMINATED'
  | 'WITHDRAWN'
  | 'UNKNOWN';
export type TrialPhase = 'NA' | 'EARLY_PHASE1' | 'PHASE1' | 'PHASE2' | 'PHASE3' | 'PHASE4';
export type TrialSex = 'ALL' | 'FEMALE' | 'MALE';

type Named = { id: string; firstName: string; lastName: string };

export type TrialRow = {
  id: string;
  registryId: string;
  ctriId: string | null;
  title: string;
  status: TrialStatus;
  phases: readonly TrialPhase[];
  sex: TrialSex;
  /** In years; null without a limit. */
  minimumAge: number | null;
  maximumAge: number | null;
  places: readonly string[];
  /** The nearest place to the PIN code; null if no distance is known. */
  nearest: { place: string | null; kilometres: number } | null;
  isSample: boolean;
  visibility: 'DRAFT' | 'PUBLISHED' | 'HIDDEN';
  coordinator: Named | null;
  version: number;
};

export type TrialDetail = TrialRow & {
  summary: string | null;
  interventions: readonly { type: string; name: string }[];
  sponsor: string | null;
  startsOn: string | null;
  endsOn: string | null;
  sites: readonly {
    facility: string | null;
    city: string | null;
    state: string | null;
    country: string | null;
  }[];
  contact: string | null;
  links: readonly string[];
};

export type FitSource = {
  source: 'profile' | 'health-fact' | 'medical-history' | 'medicine' | 'lab-value' | 'reading';
  id: string;
  recordId: string | null;
  label: string | null;
  day: string | null;
};

export type CriterionFit = {
  id: string;
  side: 'inclusion' | 'exclusion';
  text: string;
  result: 'met' | 'not-met' | 'unknown';
  reason:
    | 'recorded'
    | 'recorded-as-none'
    | 'recorded-as-ended'
    | 'in-range'
    | 'out-of-range'
    | 'not-recorded'
    | 'not-exact'
    | 'contradiction'
    | 'too-old'
    | 'only-a-person-can-tell';
  because: readonly FitSource[];
  settles:
    | 'date-of-birth'
    | 'gender'
    | 'pregnancy'
    | 'medical-history'
    | 'test'
    | 'reading'
    | 'doctor'
    | null;
  /** The first day on which it is met by time alone. */
  from: string | null;
};

export type TrialFit = {
  trialId: string;
  met: number;
  notMet: number;
  unknown: number;
  from: string | null;
  criteria: readonly CriterionFit[];
};

export type TrialTally = Pick<TrialFit, 'met' | 'notMet' | 'unknown'>;

export type TrialsFilter = {
  condition: string;
  place: string;
  /** The first three digits of a PIN code; empty for none. */
  near: string;
  /** Kilometres. */
  within: number;
  status: TrialStatus | 'OPEN' | 'all';
  phase: TrialPhase | 'all';
  sex: 'FEMALE' | 'MALE' | 'all';
  age: number | null;
};

export type TrialsFound = {
  rows: readonly TrialRow[];
  count: number;
  isMore: boolean;
  /** Conditions that the search stood for. */
  searched: readonly string[];
  place: { pin: string; name: string | null } | null;
  /** True if there are more to show. */
  hasMore: boolean;
  /** Others are on their way; these stay in sight. */
  isPending?: boolean;
  /** The next ones could not be loaded; these stay in sight. */
  isMoreFailed?: boolean;
};

export type SavedTrialRow = { id: string; trialId: string; title: string; trial: TrialRow | null };

export type ReferralRow = {
  id: string;
  trialId: string;
  title: string;
  status: 'ASKED' | 'REFERRED' | 'ADVISED_AGAINST' | 'WITHDRAWN';
  doctor: Named;
  patient: Named;
  question: string | null;
  answer: string | null;
  createdAt: string;
  version: number;
};

export type InterestStatus = 'SENT' | 'CONTACTED' | 'SCREENING' | 'ENROLLED' | 'NOT_SUITABLE' | 'WITHDRAWN';
export type InterestRow = {
  id: string;
  trialId: string;
  title: string;
  status: InterestStatus;
  coordinator: Named;
  createdAt: string;
};

export type ApplicantRow = {
  id: string;
  trialId: string;
  title: string;
  status: InterestStatus;
  applicant: {
    firstName: string;
    lastName: string;
    yearOfBirth: number | null;
    gender: 'FEMALE' | 'MALE' | 'OTHER' | 'PREFER_NOT_TO_SAY' | null;
    phone: string | null;
    email: string | null;
    fit: TrialTally | null;
  } | null;
  note: string | null;
  createdAt: string;
  version: number;
  /** The steps that may follow. */
  moves: readonly Exclude<InterestStatus, 'SENT' | 'WITHDRAWN'>[];
};

export type InterestShare = 'phone' | 'email' | 'year-of-birth' | 'gender' | 'fit';
export type InterestDraft = { shares: InterestShare[]; note: string | null };
export type QuestionDraft = { doctorId: string; question: string | null };
export type AnswerDraft = { status: 'REFERRED' | 'ADVISED_AGAINST'; answer: string | null };
export type Done = Saved<object>;
export type Person = { id: string; name: string };
