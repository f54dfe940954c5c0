import * as m from '../../../../generated/messages/messages';
import { formattingLocale } from '../../../components/private/reading/locale';
import { formatDate } from '../../../components/When/format-when';
import type {
  InterestStatus,
  TrialDetail,
  TrialFit,
  TrialPhase,
  TrialRow,
  TrialStatus,
  TrialTally,
} from '../types';

export const statusWords: Record<TrialStatus, () => string> = {
  NOT_YET_RECRUITING: m.trials_status_NOT_YET_RECRUITING,
  RECRUITING: m.trials_status_RECRUITING,
  ENROLLING_BY_INVITATION: m.trials_status_ENROLLING_BY_INVITATION,
  ACTIVE_NOT_RECRUITING: m.trials_status_ACTIVE_NOT_RECRUITING,
  COMPLETED: m.trials_status_COMPLETED,
  SUSPENDED: m.trials_status_SUSPENDED,
  TERMINATED: m.trials_status_TERMINATED,
  WITHDRAWN: m.trials_status_WITHDRAWN,
  UNKNOWN: m.trials_status_UNKNOWN,
};

export const phaseWords: Record<TrialPhase, () => string> = {
  NA: m.trials_phase_NA,
  EARLY_PHASE1: m.trials_phase_EARLY_PHASE1,
  PHASE1: m.trials_phase_PHASE1,
  PHASE2: m.trials_phase_PHASE2,
  PHASE3: m.trials_phase_PHASE3,
  PHASE4: m.trials_phase_PHASE4,
};

export const sexWords = { ALL: m.trials_sex_all, FEMALE: m.trials_sex_FEMALE, MALE: m.trials_sex_MALE };

export const interestWords: Record<InterestStatus, () => string> = {
  SENT: m.trial_interest_SENT,
  CONTACTED: m.trial_interest_CONTACTED,
  SCREENING: m.trial_interest_SCREENING,
  ENROLLED: m.trial_interest_ENROLLED,
  NOT_SUITABLE: m.trial_interest_NOT_SUITABLE,
  WITHDRAWN: m.trial_interest_WITHDRAWN,
};

export const openStatuses: readonly TrialStatus[] = [
  'NOT_YET_RECRUITING',
  'RECRUITING',
  'ENROLLING_BY_INVITATION',
];

/** The choices of a group of words. */
export const itemsOf = <Id extends string>(words: Record<Id, () => string>): { id: Id; label: string }[] =>
  (Object.keys(words) as Id[]).map((id) => ({ id, label: words[id]() }));

export const sayName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  m.trial_name({ firstName, lastName });
export const sayDoctor = (doctor: { firstName: string; lastName: string }): string =>
  m.trial_dr({ name: sayName(doctor) });

/** "31 January 2027", or less if less is known. A calendar day is the same in every zone. */
export function sayDay(day: string): string {
  if (day.length < 10) return day.length === 4 ? day : sayMonth(day);
  return formatDate(`${day}T00:00:00Z`, { locale: formattingLocale(), timeZone: 'UTC' });
}

const sayMonth = (month: string) =>
  new Intl.DateTimeFormat(formattingLocale(), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );

export function sayAges({
  minimumAge: from,
  maximumAge: to,
}: Pick<TrialRow, 'minimumAge' | 'maximumAge'>): string {
  if (from !== null && to !== null) return m.trials_ages_between({ from, to });
  if (from !== null) return m.trials_ages_from({ from });
  return to === null ? m.trials_ages_any() : m.trials_ages_to({ to });
}

export const sayPeople = (trial: TrialRow): string =>
  m.trials_people({ sex: sexWords[trial.sex](), ages: sayAges(trial) });

export const sayPhases = ({ phases }: Pick<TrialRow, 'phases'>): string =>
  phases.map((phase) => phaseWords[phase]()).join(', ');

export const sayTally = ({ met, notMet, unknown }: TrialTally): string =>
  m.trial_fit_tally({ met, notMet, unknown });

/** Says how a person fits a study, in one sentence: never that they can take part, and first if it takes no one. */
export function sayFit(
  { notMet, unknown, from, criteria }: TrialFit,
  { status, endsOn }: Pick<TrialDetail, 'status' | 'endsOn'>,
): string {
  if (status === 'UNKNOWN') return m.trial_closed_unknown();
  if (!openStatuses.includes(status)) return m.trial_closed();
  if (criteria.length === 0) return m.trial_no_criteria();
  // The registry may know the month or the year of the end only.
  if (from !== null && endsOn !== null && from.slice(0, endsOn.length) > endsOn)
    return m.trial_closed_before({ day: sayDay(from) });
  if (from !== null) {
    const day = sayDay(from);
    return unknown > 0 ? m.trial_may_fit_from_if({ count: unknown, day }) : m.trial_may_fit_from({ day });
  }
  if (notMet > 0) return m.trial_does_not_fit({ count: notMet });
  return unknown > 0 ? m.trial_may_fit_if({ count: unknown }) : m.trial_may_fit();
}
