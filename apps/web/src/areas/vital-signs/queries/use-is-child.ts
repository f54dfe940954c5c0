import { dayOf, useClock } from '../../../kernel/browser/clock';
import { usePerson } from './use-person';

/** Returns true if the person is known to be younger than 18, so that weights and heights are read by age. */
export function useIsChild(): boolean {
  const birth = usePerson().subject.dateOfBirth;
  const today = dayOf(useClock());
  return birth !== null && today < `${Number(birth.slice(0, 4)) + 18}${birth.slice(4)}`;
}
