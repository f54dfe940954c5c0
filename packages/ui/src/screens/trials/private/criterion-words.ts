import * as m from '../../../../generated/messages/messages';
import type { CriterionFit, FitSource } from '../types';
import { sayDay } from './trial-words';

export const sayCriterion = ({ side, text }: Pick<CriterionFit, 'side' | 'text'>): string =>
  side === 'inclusion' ? text : m.trial_exclusion({ text });

const reasonWords: Record<Exclude<CriterionFit['reason'], 'recorded'>, () => string> = {
  'recorded-as-none': m.trial_reason_none,
  'recorded-as-ended': m.trial_reason_ended,
  'in-range': m.trial_reason_in_range,
  'out-of-range': m.trial_reason_out_of_range,
  'not-recorded': m.trial_reason_not_recorded,
  'not-exact': m.trial_reason_not_exact,
  contradiction: m.trial_reason_contradiction,
  'too-old': m.trial_reason_too_old,
  'only-a-person-can-tell': m.trial_reason_person,
};

export const sayReason = ({ reason, result, side }: CriterionFit): string => {
  if (side === 'exclusion' && reason === 'in-range') return m.trial_reason_ruled_out();
  if (side === 'exclusion' && reason === 'out-of-range') return m.trial_reason_not_ruled_out();
  if (reason !== 'recorded') return reasonWords[reason]();
  return (result === 'met') === (side === 'inclusion')
    ? m.trial_reason_recorded()
    : m.trial_reason_recorded_not();
};

/** An item of the record in words. */
export function saySource({ source, id, label, day }: FitSource): string {
  const words = () => {
    switch (source) {
      case 'profile':
        return id === 'gender' ? m.trial_source_profile_gender() : m.trial_source_profile_dateOfBirth();
      case 'health-fact':
        return m.trial_source_health_fact();
      case 'medical-history':
        return label === null ? m.trial_source_history_none() : m.trial_source_history({ label });
      case 'medicine':
        return m.trial_source_medicine({ label: label ?? '' });
      case 'lab-value':
        return m.trial_source_lab({ label: label ?? '' });
      case 'reading':
        return m.trial_source_reading({ label: label ?? '' });
    }
  };
  return day === null ? words() : m.trial_source_dated({ source: words(), day: sayDay(day) });
}

/** The page on which an item of the own record is. */
export function hrefOf({ source, recordId }: FitSource): string {
  if (source === 'lab-value' && recordId !== null) return `/dashboard/medical-records/${recordId}/values`;
  if (source === 'reading') return '/dashboard/vital-signs';
  if (source === 'medicine') return '/dashboard/medications';
  return source === 'medical-history' ? '/dashboard/profile/medical-history' : '/dashboard/profile';
}

/** Returns what would settle a criterion, and the page on which the person does it; null if only a doctor can. */
export function settlingOf(settles: CriterionFit['settles']): { label: string; href: string } | null {
  switch (settles) {
    case 'date-of-birth':
      return { label: m.trial_settle_date_of_birth(), href: '/dashboard/profile' };
    case 'gender':
      return { label: m.trial_settle_gender(), href: '/dashboard/profile' };
    case 'pregnancy':
      return { label: m.trial_settle_pregnancy(), href: '/dashboard/profile' };
    case 'medical-history':
      return { label: m.trial_settle_medical_history(), href: '/dashboard/profile/medical-history' };
    case 'test':
      return { label: m.trial_settle_test(), href: '/dashboard/medical-records/upload' };
    case 'reading':
      return { label: m.trial_settle_reading(), href: '/dashboard/vital-signs#add' };
    default:
      return null;
  }
}
