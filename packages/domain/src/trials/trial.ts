import type { Criterion } from './criterion';

/** As ClinicalTrials.gov names them. */
export const trialStatuses = [
  'NOT_YET_RECRUITING',
  'RECRUITING',
  'ENROLLING_BY_INVITATION',
  'ACTIVE_NOT_RECRUITING',
  'COMPLETED',
  'SUSPENDED',
  'TERMINATED',
  'WITHDRAWN',
  'UNKNOWN',
] as const;
export const trialPhases = ['NA', 'EARLY_PHASE1', 'PHASE1', 'PHASE2', 'PHASE3', 'PHASE4'] as const;
export const trialSexes = ['ALL', 'FEMALE', 'MALE'] as const;
/** Imported and not decided on, shown to everyone, or taken back. */
export const trialVisibilities = ['DRAFT', 'PUBLISHED', 'HIDDEN'] as const;

export type TrialStatus = (typeof trialStatuses)[number];
export type TrialPhase = (typeof trialPhases)[number];
export type TrialSex = (typeof trialSexes)[number];
export type TrialVisibility = (typeof trialVisibilities)[number];

/** Statuses in which a study takes people. */
export const openStatuses: readonly TrialStatus[] = [
  'NOT_YET_RECRUITING',
  'RECRUITING',
  'ENROLLING_BY_INVITATION',
];

export type TrialSite = {
  facility: string | null;
  city: string | null;
  state: string | null;
  country: string | null;
  /** The first three digits of its PIN code, in India; null if it has none that we know. */
  district: string | null;
};

/** A study as it is kept, without what the platform adds. */
export type TrialDraft = {
  registryId: string;
  /** Its number in the Clinical Trials Registry of India; null if it has none. */
  ctriId: string | null;
  title: string;
  officialTitle: string | null;
  summary: string | null;
  status: TrialStatus;
  phases: TrialPhase[];
  studyType: string | null;
  sex: TrialSex;
  /** In completed months. */
  fromMonths: number | null;
  belowMonths: number | null;
  takesHealthy: boolean | null;
  conditions: string[];
  interventions: { type: string; name: string }[];
  sponsor: string | null;
  startsOn: string | null;
  endsOn: string | null;
  enrolment: number | null;
  sites: TrialSite[];
  contact: string | null;
  criteria: Criterion[];
  /** Conditions of our list that it is about, with the wider ones. */
  terms: string[];
  /** The day of its latest change in the registry, `YYYY-MM-DD`. */
  updatedOn: string;
  /** True if it says of itself that it is invented. */
  isSample: boolean;
};
