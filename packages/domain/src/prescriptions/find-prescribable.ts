import { type FoundDrug, findDrugs } from '../medicines/drugs';
import { checkNames } from './name-faults';
import { placeMedicine } from './placing';
import type { PrescriptionList } from './prescription';
import { type Refusal, refuseMedicine, type Situation } from './visit-rules';

export type FoundPrescribable = FoundDrug & {
  list: PrescriptionList | null;
  /** Why it is in its list. */
  reason: string;
  /** Why it cannot be written at this visit; null if it can. */
  refusal: Refusal | null;
  /** Why it can be written only as a refill; null if it can be new. */
  refillOnly: string | null;
};

/** Returns medicines of the drug list for a typed text, those that cannot be written at the visit too, with the clause. */
export const findPrescribable = (typed: string, situation: Situation): FoundPrescribable[] =>
  findDrugs(typed).map((found) => {
    const placing = placeMedicine({ generic: found.generic });
    const asRefill = refuseMedicine(placing, situation, true);
    const asNew = refuseMedicine(placing, situation, false);
    return {
      ...found,
      list: 'list' in placing ? placing.list : null,
      reason: placing.reason,
      refusal: asRefill,
      refillOnly: asRefill === null && asNew ? asNew.reason : null,
    };
  });

/** Returns why a name that is typed freely cannot be written at a visit; null if it can. */
export function refuseTyped(generic: string, situation: Situation): Refusal | null {
  const refusal = refuseMedicine(placeMedicine({ generic }), situation, false);
  if (refusal && refusal.code !== 'unlisted') return refusal;
  const [fault] = checkNames({ generic, brand: null, strength: null }, '');
  return fault ? { code: 'unlisted', reason: fault.message } : refusal;
}
