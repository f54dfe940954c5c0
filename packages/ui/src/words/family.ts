import * as m from '../../generated/messages/messages';
import type { ActingLevel } from '../acting';
import type { FamilyRelationship } from '../screens/family/types';
import { sayDay } from './moment';

export const familyRelationships: Record<FamilyRelationship, () => string> = {
  mother: m.family_is_mother,
  father: m.family_is_father,
  daughter: m.family_is_daughter,
  son: m.family_is_son,
  wife: m.family_is_wife,
  husband: m.family_is_husband,
  partner: m.family_is_partner,
  sister: m.family_is_sister,
  brother: m.family_is_brother,
  grandmother: m.family_is_grandmother,
  grandfather: m.family_is_grandfather,
  granddaughter: m.family_is_granddaughter,
  grandson: m.family_is_grandson,
  aunt: m.family_is_aunt,
  uncle: m.family_is_uncle,
  niece: m.family_is_niece,
  nephew: m.family_is_nephew,
  cousin: m.family_is_cousin,
  'mother-in-law': m.family_is_mother_in_law,
  'father-in-law': m.family_is_father_in_law,
  ward: m.family_is_ward,
  friend: m.family_is_friend,
  other: m.family_is_other,
};

export const levelNames: Record<ActingLevel, () => string> = {
  view: m.family_level_view,
  manage: m.family_level_manage,
  full: m.family_level_full,
  guardian: m.family_level_guardian,
};

const whatYouMay: Record<ActingLevel, () => string> = {
  view: m.family_may_view,
  manage: m.family_may_manage,
  full: m.family_may_full,
  guardian: m.family_may_guardian,
};

/** "until 31 March 2027". @param day 'YYYY-MM-DD'; null where nobody has set one */
export const sayUntil = (day: string | null): string =>
  day === null ? m.family_until_ended() : m.family_until({ day: sayDay(day) });

/** "You may manage, until 31 March 2027." A guardian has no last day. */
export const sayMay = ({ level, until }: { level: ActingLevel; until: string | null }): string =>
  level === 'guardian' && until === null
    ? `${whatYouMay[level]()}.`
    : `${whatYouMay[level]()}, ${sayUntil(until)}.`;

/** "Guardians: you, Vikram Kulkarni." */
export const sayGuardians = (
  guardians: readonly { firstName: string; lastName: string; isYou: boolean }[],
): string =>
  m.family_guardians({
    names: guardians
      .map(({ firstName, lastName, isYou }) => (isYou ? m.family_guardian_you() : `${firstName} ${lastName}`))
      .join(', '),
  });

/**
 * "12 years"; of a small child "7 months", of a newborn "9 days", because what is normal changes by the month there.
 *
 * @param birth 'YYYY-MM-DD'; null where it was not given
 * @param today 'YYYY-MM-DD'
 */
export function sayAge(birth: string | null, today: string): string {
  if (birth === null) return m.family_age_unknown();
  const [year, month, day] = birth.split('-').map(Number) as [number, number, number];
  const [thisYear, thisMonth, thisDay] = today.split('-').map(Number) as [number, number, number];
  const months = (thisYear - year) * 12 + thisMonth - month - (thisDay < day ? 1 : 0);
  if (months >= 24) return m.family_age({ count: Math.floor(months / 12) });
  if (months >= 1) return m.family_age_months({ count: months });
  const days = Math.round((Date.parse(today) - Date.parse(birth)) / 86_400_000);
  return m.family_age_days({ count: Math.max(days, 0) });
}
