import { type ActingPerson, pronounOf } from '@nadi/ui/acting';
import type { Acting } from './acting-slice';

/** The person for whom the page is, as screens know them. */
export const personOf = ({ firstName, gender, level }: Acting): ActingPerson => ({
  firstName,
  who: pronounOf(gender),
  level,
});
